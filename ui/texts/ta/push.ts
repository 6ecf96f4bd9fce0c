/* Texts of messages to devices. */

export const details = "விவரங்கள்";
export const notifications = "அறிவிப்புகள்";
export const logInToChoose = "உங்கள் அறிவிப்புகளைத் தேர்வுசெய்ய உள்நுழையுங்கள்";
export const onYourDevices = "உங்கள் சாதனங்களில்";
export const devicesLead = "திரையில் குறுஞ்செய்திகள், உலாவியில் கடை மூடியிருக்கும்போதும்.";
export const loadingDevices = "உங்கள் சாதனங்கள் ஏற்றப்படுகின்றன";
export const thisComputer = "இந்தக் கணினி";
export const thisPhone = "இந்தத் தொலைபேசி";
export const off = (device: string) => `அணைந்துள்ளது. ${device}`;
export const onSinceWith = "{since} முதல் இயங்குகிறது. {device}";
export const onSince = "{since} முதல் இயங்குகிறது.";
export const onSinceAndLast = "{since} முதல் இயங்குகிறது. கடைசிச் செய்தி {last}";
export const turnOn = "இயக்கு";
export const turnOff = "அணை";
export const remove = "அகற்று";
export const removeDevice = (device: string) => `அகற்று: ${device}`;
export const removed = (device: string) =>
  `${device} அகற்றப்பட்டது. எப்போது வேண்டுமானாலும் அங்கே செய்திகளை மீண்டும் இயக்கலாம்.`;
export const onForThisComputer = "இந்தக் கணினியில் செய்திகள் இயங்குகின்றன.";
export const onForThisPhone = "இந்தத் தொலைபேசியில் செய்திகள் இயங்குகின்றன.";
export const blocked = (host: string) =>
  `இந்த உலாவியில் செய்திகள் தடுக்கப்பட்டுள்ளன. அதன் அமைப்புகளில் ${host} க்கு அனுமதி கொடுத்து, பக்கத்தை மீண்டும் ஏற்றுங்கள்.`;
export const addToHomeScreen = (shop: string) =>
  `iPhone இல், முதலில் ${shop} ஐ முகப்புத் திரையில் சேருங்கள்: Share, பிறகு Add to Home Screen.`;
export const notSupported = "இந்த உலாவியால் செய்திகளைக் காட்ட முடியாது. மின்னஞ்சல் எங்கும் செயல்படும்.";
export const whatToSend = "இங்கே என்ன அனுப்ப வேண்டும்";
export const yourOrders = "உங்கள் ஓடர்கள்";
export const yourOrdersHint = "வழியில், ஒப்படைக்கப்பட்டது, மற்றும் கடை செய்யும் எந்த மாற்றமும்";
export const alerts = "மீண்டும் கையிருப்பில் மற்றும் விலைக் குறைப்புகள்";
export const newOrders = "புதிய ஓடர்கள்";
export const newOrdersHint = "ஓடர்களைக் கையாளுபவர்களுக்கு";
export const sendTest = "சோதனைச் செய்தி அனுப்பு";
export const testOnItsWay = "சோதனைச் செய்தி வந்துகொண்டிருக்கிறது.";
export const mayWeSend = "இங்கே உங்களுக்குச் செய்திகள் அனுப்பலாமா?";
export const youWillHear = "உங்கள் ஓடர் நகரும்போது தெரிவிப்போம். அடுத்து உங்கள் உலாவி கேட்கும்.";
export const notNow = "இப்போது வேண்டாம்";
