export const realSize = "සැබෑ ප්‍රමාණයෙන්, ඔබේ කාමරයේ";
export const realSizeText =
  "වැඩිදියුණු කළ යථාර්ථය කැමරාව හරහා ඕනෑම භාණ්ඩයක් සැබෑ ප්‍රමාණයෙන් ඔබේ බිම තබයි. සෑම භාණ්ඩයකම මිනුම් ඇත; එය ගැළපේදැයි පවසයි.";
export const yourOrderLive = "ඔබේ ඇණවුම, සජීවීව";
export const yourOrderLiveText = "සූදානම් කරමින්, අසුරමින්, මාර්ගයේ, දොරකඩ. ඇණවුම යන විට පිටුව ද යයි.";
export const oneCartEverywhere = "සෑම තැනකම එක කූඩයක්";
export const oneCartText = "ඔබ දුරකථනයෙන් දමන දේ පරිගණකයේ කූඩයේ ද ඇත, අනෙක් අතට ද එසේමයි.";
export const ordersThatWait = "රැඳී සිටින ඇණවුම්";
export const ordersThatWaitText =
  "“ඇණවුම තබන්න” ඔබන විට සම්බන්ධතාවයක් නැද්ද? එය ඔබේ දුරකථනයේ රැඳී සිට, ඉබේම එක් වරක් යැවේ.";
export const installed = "යෙදුම ස්ථාපිතයි. එය ඔබේ අනෙක් යෙදුම් අසල ඇත.";
export const downloadTheApp = "යෙදුම බාගන්න";
export const noStoreNeeded = "ලිහීමට කිසිවක් නැත, යෙදුම් වෙළඳසැලක් ද නැත: බ්‍රව්සරය එය ඔබේ මුල් තිරයේ තබයි.";
export const onIphone =
  "iPhone හෝ iPad හි: මේ පිටුව Safari තුළ විවෘත කර, Share ඔබා, Add to Home Screen තෝරන්න.";
export const onFirefoxPhone = "Firefox හි: තිත් තුනේ මෙනුව විවෘත කර, Add app to Home screen තෝරන්න.";
export const onSamsung =
  "Samsung Internet හි: ඉරි තුනේ මෙනුව විවෘත කර, Add page to, ඉන්පසු Home screen තෝරන්න.";
export const onAndroid = "බ්‍රව්සරයේ තිත් තුනේ මෙනුව විවෘත කර, Add to Home screen හෝ Install app තෝරන්න.";
export const onFirefoxComputer =
  "පරිගණකයේ Firefox යෙදුම් ස්ථාපනය නොකරයි. මේ පිටුව ඔබේ දුරකථනයේ, නැතහොත් Chrome හෝ Edge තුළ විවෘත කරන්න.";
export const onSafari = "Safari හි: File මෙනුව විවෘත කර, Add to Dock තෝරන්න.";
export const onComputer =
  "ලිපින තීරුවේ දකුණු කෙළවරේ ඇති ස්ථාපන ලකුණ ඔබන්න, නැතහොත් බ්‍රව්සරයේ මෙනුවේ Install සොයන්න.";
export const appStore = "App Store";
export const googlePlay = "Google Play";
export const soonInTheStores = "ළඟදීම";
export const stepDownload = "“යෙදුම බාගන්න” ඔබා බ්‍රව්සරයට එකඟ වන්න.";
export const stepOpen = (shop: string) => `ඔබේ මුල් තිරයේ, අනෙක් යෙදුම් අසලින් ${shop} විවෘත කරන්න.`;
export const stepFind = "භාණ්ඩයක් සොයා “මගේ කාමරයේ තබන්න” ඔබා, කැමරාවෙන් එය ඔබේ බිම බලන්න.";
export const stepOrder = "ඇණවුම් කරන්න, එය එන ආකාරය බලන්න, දොරකඩදී රියදුරුට ගෙවන්න.";
export const mobileApp = "ජංගම යෙදුම";
export const appHeading = "පළමුව එය ඔබේම කාමරයේ තබා බලන්න";
export const appLead = (shop: string) =>
  `${shop} යෙදුම යනු ඔබේ දුරකථනයේ ස්ථාපිත මේ වෙළඳසැලයි: එම භාණ්ඩ, එම කූඩය, එම ඇණවුම්, එක ස්පර්ශයකින්, සම්පූර්ණ තිරය පුරා.`;
export const whatItDoes = "එය කරන දේ";
export const fromShopToFloor = "වෙළඳසැලේ සිට ඔබේ බිමට";
export const lookingAtItem = "අපේ කාමරවල භාණ්ඩයක් ඉදිරියේ සිටිනවාද?";
export const scanCodeNextToIt = "එය අසල ඇති කේතය පරිලෝකනය කරන්න";
export const roomsTryHome = (count: number) =>
  `නිවසේදී අත්හදා බැලීමට කාමර ${count === 5 ? "පහක්" : `${count}ක්`}`;
