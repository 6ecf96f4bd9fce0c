import { existsSync } from "node:fs";
import { accountsPath } from "#accounts/embedded/path.ts";
import { openPersonalKeysForReading } from "#accounts/embedded/personal-keys.ts";
import { openLogReadOnly } from "#event-store/embedded/open-read-only.ts";
