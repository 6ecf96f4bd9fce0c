import { configure } from "@testing-library/dom";

// Parts that are loaded when they are shown first take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
