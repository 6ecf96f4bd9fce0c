import { configure } from "@testing-library/dom";
import { toast } from "sonner";
import { afterEach } from "vitest";
import { patienceMs } from "./patience.ts";

configure({ asyncUtilTimeout: patienceMs });

// Files share sonner, which shows the toasts of an earlier test on the shelf of the next one.
afterEach(() => void toast.dismiss());
