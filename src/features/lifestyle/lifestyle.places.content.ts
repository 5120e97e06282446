/**
 * The kinds of places where money goes further: their OpenStreetMap tags, and what such a place usually offers. The texts
 * describe the kind, never one shop. Tags: wiki.openstreetmap.org (shop, amenity, social_facility, repair), 2026-11.
 */
export type PlaceKind = "thrift" | "food-bank" | "library" | "repair" | "market" | "discount";
export type KindOfPlace = {
  kind: PlaceKind;
  type: string;
  discount: string;
  /** A place with all tags of one of these sets is of this kind. `brand` values are compared without case. */
  tags: readonly Readonly<Record<string, readonly string[]>>[];
};

export const kindsOfPlaces: readonly KindOfPlace[] = [
  {
    kind: "food-bank",
    type: "Food bank",
    discount: "Free groceries or meals. Often without papers; many ask for a zip code. Call ahead for hours.",
    tags: [{ social_facility: ["food_bank", "soup_kitchen"] }, { amenity: ["food_bank", "food_sharing"] }],
  },
  {
    kind: "library",
    type: "Library",
    discount: "Books, movies, internet and printing, free or nearly. Some lend tools and museum passes.",
    tags: [{ amenity: ["library"] }],
  },
  {
    kind: "thrift",
    type: "Thrift or charity shop",
    discount: "Used clothes and household goods, usually for a fraction of the new price. Many have a weekly sale day.",
    tags: [{ shop: ["charity", "second_hand"] }],
  },
  {
    kind: "repair",
    type: "Repair café or workshop",
    discount: "Tools and helping hands, usually for a donation: fixing costs less than buying again.",
    tags: [{ repair: ["assisted_self_service"] }, { amenity: ["repair_cafe"] }, { "service:bicycle:diy": ["yes"] }],
  },
  {
    kind: "market",
    type: "Farmers’ market",
    discount: "The last hour is often cheaper. In the U.S. many markets take EBT, and some double it.",
    tags: [{ amenity: ["marketplace"] }],
  },
  {
    kind: "discount",
    type: "Discount supermarket",
    discount: "Own brands instead of known ones: staples usually cost less than at a full-range store.",
    tags: [
      {
        shop: ["supermarket"],
        brand: [
          "Aldi",
          "Lidl",
          "Save A Lot",
          "Save-A-Lot",
          "Grocery Outlet",
          "WinCo Foods",
          "Food 4 Less",
          "FoodMaxx",
          "Price Rite",
          "Ruler Foods",
          "Aldi Nord",
          "Aldi Süd",
          "Penny",
          "Netto",
          "Netto Marken-Discount",
          "Norma",
          "Dia",
          "Iceland",
        ],
      },
    ],
  },
];
