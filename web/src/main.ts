import { mount } from "svelte";
import "@face/tokens.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "@face/card.css";
import App from "./App.svelte";
import { speak } from "./lib/words.svelte";

await speak();
mount(App, { target: document.getElementById("app")! });
