/* Texts of messages to devices. */

export const details = "විස්තර";
export const notifications = "දැනුම්දීම්";
export const logInToChoose = "ඔබේ දැනුම්දීම් තෝරා ගැනීමට පිවිසෙන්න";
export const onYourDevices = "ඔබේ උපාංගවල";
export const devicesLead = "තිරයේ පෙනෙන කෙටි පණිවිඩ, බ්‍රව්සරයේ වෙළඳසැල වසා ඇති විටත්.";
export const loadingDevices = "ඔබේ උපාංග පූරණය වේ";
export const thisComputer = "මේ පරිගණකය";
export const thisPhone = "මේ දුරකථනය";
export const off = (device: string) => `අක්‍රියයි. ${device}`;
export const onSinceWith = "{since} සිට සක්‍රියයි. {device}";
export const onSince = "{since} සිට සක්‍රියයි.";
export const onSinceAndLast = "{since} සිට සක්‍රියයි. අවසන් පණිවිඩය {last}";
export const turnOn = "සක්‍රිය කරන්න";
export const turnOff = "අක්‍රිය කරන්න";
export const remove = "ඉවත් කරන්න";
export const removeDevice = (device: string) => `ඉවත් කරන්න: ${device}`;
export const removed = (device: string) => `${device} ඉවත් කළා. ඕනෑම විටෙක එහිදී පණිවිඩ නැවත සක්‍රිය කළ හැක.`;
export const onForThisComputer = "මේ පරිගණකයේ පණිවිඩ සක්‍රියයි.";
export const onForThisPhone = "මේ දුරකථනයේ පණිවිඩ සක්‍රියයි.";
export const blocked = (host: string) =>
  `මේ බ්‍රව්සරයේ පණිවිඩ අවහිර කර ඇත. එහි සැකසුම් තුළ ${host} සඳහා ඉඩ දී, පිටුව නැවත පූරණය කරන්න.`;
export const addToHomeScreen = (shop: string) =>
  `iPhone එකක, පළමුව ${shop} මුල් තිරයට එක් කරන්න: Share, පසුව Add to Home Screen.`;
export const notSupported = "මේ බ්‍රව්සරයට පණිවිඩ පෙන්විය නොහැක. ඊමේල් සෑම තැනම ක්‍රියා කරයි.";
export const whatToSend = "මෙහි එවිය යුතු දේ";
export const yourOrders = "ඔබේ ඇණවුම්";
export const yourOrdersHint = "මාර්ගයේ, භාර දුන් විට, සහ වෙළඳසැල කරන ඕනෑම වෙනසක්";
export const alerts = "නැවත තොගයේ සහ මිල අඩුවීම්";
export const newOrders = "නව ඇණවුම්";
export const newOrdersHint = "ඇණවුම් සමඟ වැඩ කරන අයට";
export const sendTest = "පරීක්ෂණ පණිවිඩයක් යවන්න";
export const testOnItsWay = "පරීක්ෂණ පණිවිඩය පැමිණෙමින් තිබේ.";
export const mayWeSend = "අපට ඔබට මෙහි පණිවිඩ එවිය හැකිද?";
export const youWillHear = "ඔබේ ඇණවුම ඉදිරියට යන විට ඔබට දැනුම් දෙමු. මීළඟට ඔබේ බ්‍රව්සරය අසයි.";
export const notNow = "දැන් නොවේ";
