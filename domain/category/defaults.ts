/**
 * The rooms of a shop that changed nothing, in the order the shop shows them. Products keep the
 * ids, so that these never change (docs/design/categories.md).
 */
export const defaultCategories = [
  {
    id: "Furnitures",
    names: { en: "Furnitures", si: "ගෘහ භාණ්ඩ", ta: "தளபாடங்கள்" },
    slug: "furnitures",
    wall: "furnitures",
  },
  {
    id: "Electronics",
    names: { en: "Electronics", si: "විදුලි උපකරණ", ta: "மின் சாதனங்கள்" },
    slug: "electronics",
    wall: "electronics",
  },
  {
    id: "Kitchen Equipments",
    names: {
      en: "Kitchen Equipments",
      si: "මුළුතැන්ගෙයි උපකරණ",
      ta: "சமையலறைச் சாதனங்கள்",
    },
    slug: "kitchen",
    wall: "kitchen",
  },
  {
    id: "Bathwares",
    names: { en: "Bathwares", si: "නාන කාමර උපාංග", ta: "குளியலறைப் பொருட்கள்" },
    slug: "bath",
    wall: "bath",
  },
  {
    id: "Wall Designs",
    names: { en: "Wall Designs", si: "බිත්ති සැරසිලි", ta: "சுவர் அலங்காரங்கள்" },
    slug: "walls",
    wall: "walls",
  },
] as const;
export type DefaultCategory = (typeof defaultCategories)[number]["id"];
