/* Texts of notifications on devices. */

export const details = "Details";
export const notifications = "Notifications";
export const logInToChoose = "Log in to choose your notifications";
export const onYourDevices = "On your devices";
export const devicesLead =
  "Short messages on your screen, even when the shop isn’t open in your browser.";
export const loadingDevices = "Loading your devices";
export const thisComputer = "This computer";
export const thisPhone = "This phone";
export const off = (device: string) => `Off. ${device}`;
export const onSinceWith = "On since {since}. {device}";
export const onSince = "On since {since}.";
export const onSinceAndLast = "On since {since}. Last notification {last}";
export const turnOn = "Turn on";
export const turnOff = "Turn off";
export const remove = "Remove";
export const removeDevice = (device: string) => `Remove: ${device}`;
export const removed = (device: string) =>
  `${device} removed. Turn notifications on there again any time.`;
export const onForThisComputer = "Notifications are on for this computer.";
export const onForThisPhone = "Notifications are on for this phone.";
export const blocked = (host: string) =>
  `Notifications are blocked in this browser. Allow them for ${host} in its settings, then reload.`;
export const addToHomeScreen = (shop: string) =>
  `On an iPhone, add ${shop} to the Home Screen first: Share, then Add to Home Screen.`;
export const notSupported = "This browser can’t show notifications. Email works everywhere.";
export const whatToSend = "What to send here";
export const yourOrders = "Your orders";
export const yourOrdersHint = "On the road, delivered, and any change by the shop";
export const alerts = "Back in stock and price drops";
export const newOrders = "New orders";
export const newOrdersHint = "For staff who handle orders";
export const sendTest = "Send a test notification";
export const testOnItsWay = "The test notification is on its way.";
export const mayWeSend = "Get notified about your order?";
export const youWillHear = "You’ll hear when your order moves. Your browser asks next.";
export const notNow = "Not now";
