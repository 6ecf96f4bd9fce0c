import * as t from "#texts/push.ts";

/** Whether a browser runs on a phone or tablet, by its user agent or its displayed name. */
export function isPhone(device: string): boolean {
  return /iPhone|iPad|iPod|Android|Mobile/.test(device);
}

/** The texts about this device. */
export function textsOfThisDevice(): { name: string; isOn: string } {
  return isPhone(navigator.userAgent)
    ? { name: t.thisPhone, isOn: t.onForThisPhone }
    : { name: t.thisComputer, isOn: t.onForThisComputer };
}
