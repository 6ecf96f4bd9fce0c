import { configure } from "@testing-library/dom";

// Lazily loaded parts take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
