/** The shop's texts and constants, written by `npm run codegen` from domain/. */

export * as messages from "./messages.ts";

export const addressForms = {
  "phone": "^(?:0[0-9]{9}|\\+94[0-9]{9})$",
  "zipCode": "^[0-9]{5}$"
} as const;

export const callLimits = {
  "noAnswers": 3,
  "againMinutes": 60,
  "fromHour": 9,
  "toHour": 19
} as const;

export const callOutcomes = [
  "confirmed",
  "no-answer",
  "wants-change",
  "refused"
] as const;

export const cancelReasons = [
  "I changed my mind",
  "It takes too long",
  "I ordered the wrong piece"
] as const;

export const cashDifferenceReasons = [
  "wrong change",
  "note not accepted",
  "parking or toll",
  "stolen",
  "not known yet"
] as const;

export const categoryLimits = {
  "all": 30,
  "shown": 24,
  "name": 40,
  "slug": 60,
  "formerSlugs": 20
} as const;

export const clockAheadMinutes = 330 as const;

export const confettiPieces = 50 as const;

export const country = "Sri Lanka" as const;

export const dayHalves = [
  "morning",
  "afternoon"
] as const;

export const defaultRules = {
  "deliveryNote": "Please check the items with the driver before you pay. If something is wrong, use Report an Issue.",
  "lowStock": 3,
  "preparingWarmHours": 2,
  "preparingLateHours": 6,
  "packingWarmHours": 2,
  "packingLateHours": 6,
  "deliveryWarmDays": 1,
  "deliveryLateDays": 3,
  "callFrom": 0,
  "reviewsWait": false
} as const;

export const deliveryFeeCents = 50000 as const;

export const deliveryLimits = {
  "zones": 25,
  "zoneName": 40,
  "capacity": 500,
  "leadDays": 30,
  "daysAhead": 42,
  "shopDays": 400,
  "shopDaysAtOnce": 100,
  "shopDaysAhead": 800,
  "agreedDaysAhead": 365,
  "halfEnds": {
    "morning": "12:00",
    "afternoon": "18:00"
  },
  "closedReason": 40,
  "changes": 20
} as const;

export const homeSections = [
  "rooms",
  "app",
  "new"
] as const;

export const issueTypes = [
  "Order Issue",
  "Product Defect",
  "Delivery Problem",
  "Website Bug",
  "Account Problem",
  "Billing Issue",
  "Other"
] as const;

export const knownPages = [
  "about",
  "contact",
  "terms",
  "privacy",
  "returns",
  "delivery"
] as const;

export const languages = [
  {
    "code": "en",
    "name": "English"
  },
  {
    "code": "si",
    "name": "සිංහල"
  },
  {
    "code": "ta",
    "name": "தமிழ்"
  }
] as const;

export const limits = {
  "text": 5000,
  "cartLines": 50,
  "quantityPerLine": 99,
  "wishes": 100,
  "stockAlerts": 100,
  "productName": 120,
  "productDescription": 2000,
  "priceCents": 10000000000,
  "productPictures": 8,
  "pictureText": 80,
  "productFact": 200,
  "productWeight": 2000,
  "productOptions": 3,
  "optionValues": 20,
  "optionText": 40,
  "variants": 100,
  "variantsWithArchived": 400,
  "copiedFiles": 8,
  "sku": 40,
  "materialName": 80,
  "webAddress": 2000,
  "stock": 1000000,
  "stockReason": 200,
  "personName": 80,
  "contactNumber": 20,
  "addressField": 200,
  "landmark": 200,
  "floor": 40,
  "driverNote": 200,
  "itemReturns": 20,
  "itemChanges": 20,
  "addressChanges": 20,
  "orderComment": 1000,
  "orderNote": 1000,
  "orderComments": 100,
  "email": 254,
  "passwordMin": 8,
  "passwordMax": 128,
  "reviewComment": 2000,
  "reviewAnswer": 2000,
  "reviewPhotos": 4,
  "reviewPhotoBytes": 10485760,
  "reportAttachments": 3,
  "reportSubject": 120,
  "reportDescription": 4000,
  "reportOrderNumber": 40,
  "reportAnswer": 4000,
  "exportedOrders": 20000,
  "reportAnswers": 20,
  "reportAttachmentBytes": 5242880
} as const;

export const mailTopics = [
  "back-in-stock",
  "price-drops",
  "review-answers"
] as const;

export const orderStatuses = [
  "Item Preparing",
  "Item Packing",
  "Out for Delivery",
  "Delivered"
] as const;

export const pageLimits = {
  "textBytes": 65536,
  "title": 80,
  "slug": 60,
  "pages": 30,
  "versions": 100
} as const;

export const paymentMethod = "Cash on Delivery" as const;

export const placements = [
  "floor",
  "table",
  "wall"
] as const;

export const promotionLimits = {
  "amountCents": 100000000,
  "uses": 1000000,
  "products": 100
} as const;

export const provinces = {
  "Central": [
    "Kandy",
    "Matale",
    "Nuwara Eliya"
  ],
  "Eastern": [
    "Ampara",
    "Batticaloa",
    "Trincomalee"
  ],
  "Northern": [
    "Jaffna",
    "Kilinochchi",
    "Mannar",
    "Vavuniya",
    "Mullaitivu"
  ],
  "North Central": [
    "Anuradhapura",
    "Polonnaruwa"
  ],
  "North Western": [
    "Kurunegala",
    "Puttalam"
  ],
  "Sabaragamuwa": [
    "Kegalle",
    "Ratnapura"
  ],
  "Southern": [
    "Galle",
    "Matara",
    "Hambantota"
  ],
  "Uva": [
    "Badulla",
    "Monaragala"
  ],
  "Western": [
    "Colombo",
    "Gampaha",
    "Kalutara"
  ]
} as const;

export const returnReasons = [
  "Damaged",
  "Warranty",
  "Changed mind"
] as const;

export const reviewHideReasons = [
  "Not about the item",
  "A person or an address can be recognised",
  "Insult or threat",
  "Advertising",
  "Against the law"
] as const;

export const roomLimits = {
  "leastSideCm": 150,
  "mostSideCm": 1200,
  "leastHeightCm": 200,
  "mostHeightCm": 600,
  "pieces": 24,
  "productId": 100
} as const;

export const runLimits = {
  "stops": 60,
  "perDay": 50,
  "note": 300,
  "cashWords": 200
} as const;

export const settingLimits = {
  "shopName": 40,
  "nameMark": 20,
  "legalName": 80,
  "registrationNumber": 40,
  "tagline": 80,
  "description": 160,
  "addressLines": 5,
  "addressLine": 80,
  "hourRows": 10,
  "socialLinks": 8,
  "socialName": 30,
  "announcement": 120,
  "headline": 60,
  "headlineLines": 3,
  "lead": 240,
  "productId": 100,
  "closingNote": 200,
  "deliveryNote": 400,
  "hours": 720,
  "days": 60,
  "deliveryFeeCents": 10000000,
  "freeFromCents": 10000000000,
  "callScore": 100
} as const;

export const shopValueWords = {
  "shopName": "shop name",
  "legalName": "legal name",
  "phone": "phone",
  "email": "email",
  "address": "address",
  "deliveryFee": "delivery fee",
  "freeFrom": "free from"
} as const;

export const shortCashReasons = [
  "customer was short",
  "discount for damage",
  "pays the rest by transfer"
] as const;

export const spaceLimits = {
  "fromCm": 1,
  "toCm": 1000
} as const;

export const staffCancelReasons = [
  "Changed mind",
  "Ordered by mistake",
  "Found it cheaper",
  "Too late",
  "Did not order this",
  "Cannot be reached",
  "Wrong address",
  "Item damaged before delivery",
  "Other"
] as const;

export const stopFailures = [
  "not at home",
  "refused",
  "wrong address",
  "damaged"
] as const;

export const timings = {
  "notice": 3000,
  "redirect": 2000,
  "confetti": 5000,
  "duplicateOrderWindow": 300000
} as const;

export const walls = [
  "furnitures",
  "electronics",
  "kitchen",
  "bath",
  "walls"
] as const;

export const webhookLimits = {
  "subscriptions": 20,
  "name": 60,
  "deliveries": 50,
  "hours": 12,
  "lines": 50
} as const;

export const defaultCategories = [
  {
    "id": "Furnitures",
    "names": {
      "en": "Furnitures",
      "si": "ගෘහ භාණ්ඩ",
      "ta": "தளபாடங்கள்"
    },
    "slug": "furnitures",
    "wall": "furnitures"
  },
  {
    "id": "Electronics",
    "names": {
      "en": "Electronics",
      "si": "විදුලි උපකරණ",
      "ta": "மின் சாதனங்கள்"
    },
    "slug": "electronics",
    "wall": "electronics"
  },
  {
    "id": "Kitchen Equipments",
    "names": {
      "en": "Kitchen Equipments",
      "si": "මුළුතැන්ගෙයි උපකරණ",
      "ta": "சமையலறைச் சாதனங்கள்"
    },
    "slug": "kitchen",
    "wall": "kitchen"
  },
  {
    "id": "Bathwares",
    "names": {
      "en": "Bathwares",
      "si": "නාන කාමර උපාංග",
      "ta": "குளியலறைப் பொருட்கள்"
    },
    "slug": "bath",
    "wall": "bath"
  },
  {
    "id": "Wall Designs",
    "names": {
      "en": "Wall Designs",
      "si": "බිත්ති සැරසිලි",
      "ta": "சுவர் அலங்காரங்கள்"
    },
    "slug": "walls",
    "wall": "walls"
  }
] as const;

export const defaultProfile = {
  "shopName": "Nivasa",
  "nameMark": "නිවස",
  "legalName": "Nivasa Homes (Pvt) Ltd",
  "registrationNumber": "",
  "tagline": {
    "en": "Come in, out of the sun.",
    "si": "අව්වෙන් මිදී ඇතුළට එන්න.",
    "ta": "வெயிலிலிருந்து உள்ளே வாருங்கள்."
  },
  "description": {
    "en": "Furniture and everyday objects for Sri Lankan rooms. Cash on Delivery to all nine provinces.",
    "si": "ශ්‍රී ලාංකික නිවෙස් සඳහා ගෘහ භාණ්ඩ සහ එදිනෙදා භාණ්ඩ. පළාත් නවයටම, භාණ්ඩ ලැබෙන විට මුදල් ගෙවිය හැකියි.",
    "ta": "இலங்கை வீடுகளுக்கான தளபாடங்களும் அன்றாடப் பொருட்களும். ஒன்பது மாகாணங்களுக்கும், பொருள் கிடைக்கும்போது பணம் செலுத்தலாம்."
  },
  "logo": {
    "light": "",
    "dark": ""
  },
  "accentHue": 158,
  "address": [
    "118 Ward Place",
    "Colombo 07 00700"
  ],
  "phone": "011 234 5678",
  "whatsApp": "",
  "email": "hello@nivasa.lk",
  "hours": [
    {
      "from": 1,
      "to": 5,
      "poya": false,
      "opens": "09:00",
      "closes": "18:00"
    },
    {
      "from": 6,
      "to": 6,
      "poya": false,
      "opens": "09:00",
      "closes": "13:00"
    },
    {
      "from": 0,
      "to": 0,
      "poya": true,
      "opens": "",
      "closes": ""
    }
  ],
  "mapLink": "",
  "social": [
    {
      "name": "Facebook",
      "address": "https://www.facebook.com/nivasa.lk"
    },
    {
      "name": "Instagram",
      "address": "https://www.instagram.com/nivasa.lk"
    },
    {
      "name": "YouTube",
      "address": "https://www.youtube.com/@nivasa.lk"
    }
  ],
  "announcement": {
    "text": {
      "en": "",
      "si": "",
      "ta": ""
    },
    "from": "",
    "until": "",
    "link": ""
  },
  "home": {
    "headline": {
      "en": "Come in,\nout of the sun.",
      "si": "ඇතුළට එන්න,\nඅව්වෙන් මිදී.",
      "ta": "உள்ளே வாருங்கள்,\nவெயிலிலிருந்து."
    },
    "lead": {
      "en": "Furniture, lamps, and kitchen and bath essentials for Sri Lankan rooms. Every item lists its true size, so you know it fits before it leaves our workshop.",
      "si": "ශ්‍රී ලාංකික නිවෙස් සඳහා ගෘහ භාණ්ඩ, ලාම්පු, මුළුතැන්ගෙයි සහ නාන කාමර භාණ්ඩ. සෑම භාණ්ඩයකම සැබෑ ප්‍රමාණය දක්වා ඇති නිසා, එය ගැළපෙන බව අපේ වැඩපොළෙන් පිටවීමට පෙරම ඔබ දනී.",
      "ta": "இலங்கை வீடுகளுக்கான தளபாடங்கள், விளக்குகள், சமையலறை மற்றும் குளியலறைப் பொருட்கள். ஒவ்வொன்றும் உண்மையான அளவுடன்; எனவே எங்கள் பட்டறையிலிருந்து புறப்படும் முன்பே அது பொருந்தும் என அறிவீர்கள்."
    },
    "picture": "",
    "item": "",
    "sections": [
      {
        "name": "rooms",
        "shown": true
      },
      {
        "name": "app",
        "shown": true
      },
      {
        "name": "new",
        "shown": true
      }
    ]
  }
} as const;

export const sampleShopName = "Nivasa" as const;