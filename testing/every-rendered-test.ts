import { configure } from "@testing-library/dom";
import { toast } from "sonner";
import { afterEach } from "vitest";

// Lazily loaded parts take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Files share sonner, which shows the toasts of an earlier test on the shelf of the next one.
afterEach(() => void toast.dismiss());
