privacy = What is stored
privacy-title = What this server stores
privacy-tables = Tables
privacy-tables-text = The names of the players, every move, the chat and the drawings of a table, so that you can come back to it, replay it and prove that the cards were dealt fairly. Anybody with the link can watch; hands stay hidden until the game is over.
privacy-days = A table is deleted { $days ->
    [one] one day
   *[other] { $days } days
  } after the last thing happened at it.
privacy-for-ever = This server keeps tables until its owner deletes them.
privacy-quota = One table keeps at most { $messages } messages and { $entries } entries.
privacy-packs = Card packs and drawings
privacy-packs-text = Packs that players upload stay as long as a table uses them. Drawings that a table voted for are shown in the gallery until that table is deleted.
privacy-addresses = Your address
privacy-addresses-text = Kept in memory for a while to slow down floods of requests. It is not stored with any table.
privacy-device = On this device
privacy-device-text = Your name, your settings, the tables you sit at and a cookie for each of your seats. Clear the site data of your browser to remove them.
privacy-not = What is not stored
privacy-not-text = No account, no password, no advertising, no tracking. Your browser talks to this server and to nobody else.
privacy-delete = To have something deleted
privacy-delete-text = Ask the person who runs this server. They can delete a table or a drawing with one command.
