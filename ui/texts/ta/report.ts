import { pluralIn } from "../plural.ts";

const plural = pluralIn("ta");

export const attachments = "இணைப்புகள்";
export const optional = "(கட்டாயமல்ல)";
export const attached = "இணைக்கப்பட்டவை";
export const attachAFile = "கோப்பை இணை";
export const filesToAttach = "இணைக்க வேண்டிய கோப்புகள்";
export const reportsFailed = "உங்கள் அறிக்கைகளை இப்போது காட்ட முடியவில்லை.";
export const loadingYourReports = "உங்கள் அறிக்கைகள் ஏற்றப்படுகின்றன";
export const shownHere = "நீங்கள் அறிவிப்பவை இங்கே இருக்கும்.";
export const yourReports = "உங்கள் அறிக்கைகள்";
export const showEarlierReports = "முந்தைய அறிக்கைகளைக் காட்டு";
export const answers = "பதில்கள்";
export const download = ", பதிவிறக்கு";
export const reportAnIssue = "பிரச்சினையை அறிவிக்க";
export const issueType = "பிரச்சினை வகை";
export const chooseAnIssueType = "பிரச்சினை வகையைத் தெரிவுசெய்க";
export const orderNumber = "ஓடர் இலக்கம்";
export const orderNumberHint = "இது “எனது ஓடர்கள்” இல் உள்ளது, உதாரணமாக NV-7K3M9Q.";
export const subject = "தலைப்பு";
export const inAFewWords = "சில சொற்களில்";
export const description = "விபரம்";
export const descriptionHint = "என்ன நடந்தது, எதை எதிர்பார்த்தீர்கள்?";
export const email = "மின்னஞ்சல்";
export const emailHint = "நாங்கள் மீண்டும் கேட்கும் முகவரி. எங்கள் பதில் பற்றி உங்கள் கணக்குக்கு மின்னஞ்சல் வரும்.";
export const sendTheReport = "அறிக்கையை அனுப்பு";
export const reportHeading = "பிரச்சினையை அறிவிக்க";
export const answerComesHere = "பதில் “உங்கள் அறிக்கைகள்” இன் கீழ் வரும்; மின்னஞ்சலும் அதைத் தெரிவிக்கும்.";
export const reportSomethingElse = "வேறொன்றை அறிவிக்க";
export const myOrders = "எனது ஓடர்கள்";
export const logInToSend = "உங்கள் அறிக்கையை அனுப்ப மீண்டும் உள்நுழைக";
export const open = "திறந்துள்ளது";
export const answeredState = "பதிலளிக்கப்பட்டது";
export const logInToReport = "பிரச்சினையை அறிவிக்க உள்நுழைக";
export const remove = (name: string) => `${name} ஐ நீக்கு`;
export const noMoreFiles = (reportAttachments: number) =>
  `அவ்வளவுதான்: கூடியது ${reportAttachments} கோப்புகள்.`;
export const filesHint = (reportAttachments: number, megabytes: number) =>
  `${reportAttachments} படங்கள் (PNG, JPEG, WebP) அல்லது PDF கோப்புகள் வரை, ஒவ்வொன்றும் ${megabytes} MB.`;
export const atMostCharacters = (longest: number) => `கூடியது ${longest} எழுத்துகள்`;
export const order = (number: string) => `ஓடர் ${number}`;
export const attachmentCount = (count: number) =>
  plural(count, { one: "1 இணைப்பு", other: `${count} இணைப்புகள்` });
export const closed = "மூடப்பட்டது";
export const closedOn = "மூடியது {day}";
export const answeredBy = (name: string) => `${name} பதிலளித்தது`;
export const whereAnOrderIs =
  "ஓடர் எங்கே உள்ளது என {orders} எந்நேரமும் காட்டும். மற்ற அனைத்தையும் இங்கே கூறுங்கள்.";
export const issueTypeName = (type: string) =>
  ({
    "Order Issue": "ஓடர் பிரச்சினை",
    "Product Defect": "பொருள் குறைபாடு",
    "Delivery Problem": "விநியோகப் பிரச்சினை",
    "Website Bug": "இணையத்தளப் பிழை",
    "Account Problem": "கணக்குப் பிரச்சினை",
    "Billing Issue": "கட்டணப் பிரச்சினை",
    Other: "வேறு",
  })[type] ?? type;
