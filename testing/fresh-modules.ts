import { vi } from "vitest";

// Runs before each file, so that modules loaded by an earlier file and their state don't leak.
vi.resetModules();
localStorage.clear();
sessionStorage.clear();
