"""Tables for people: seats, time, negotiation, over the network. Decides no rule: that is the engine's."""
