/** What kind of screen the page is on. The same conditions stand in the styles of the table. */
import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("(max-width: 820px), (max-height: 480px)");

/** A phone, or a tablet held upright: one column, the hand as a strip of cards to swipe. */
export const isPhone = (): boolean => phone.current;
