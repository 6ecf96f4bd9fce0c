import type { ShippingAddress } from "#domain/order/events.ts";
import { createRandom, type Random } from "./random.ts";

/** A shopper of the demo month, without an account to sign in to. */
export interface DemoShopper {
  readonly id: string;
  readonly address: ShippingAddress;
}

const firstNames = [
  "Ishara",
  "Tharindu",
  "Nadeesha",
  "Kasun",
  "Dilani",
  "Ruwan",
  "Chamari",
  "Sanjaya",
  "Fathima",
  "Mohamed",
  "Selvi",
  "Kumaran",
  "Anusha",
  "Priyanka",
  "Nimal",
  "Sewwandi",
  "Arjun",
  "Lakmal",
  "Hiruni",
  "Rizwan",
] as const;
const lastNames = [
  "Wijesinghe",
  "Perera",
  "Silva",
  "Fernando",
  "Jayasuriya",
  "Gunawardena",
  "Herath",
  "Rauf",
  "Nawaz",
  "Kandiah",
  "Selvam",
  "Ismail",
  "Alwis",
  "Bandara",
  "Rajapaksha",
  "Senanayake",
  "Dissanayake",
  "Perumal",
  "Weerasinghe",
  "Cader",
] as const;
const streets = [
  "Temple Road",
  "Galle Road",
  "Lake Road",
  "Station Road",
  "Hill Street",
  "Flower Road",
  "Beach Road",
  "Kandy Road",
  "Church Street",
  "Mango Lane",
] as const;
const towns = [
  ["Colombo 03", "Colombo", "Western", "00300"],
  ["Dehiwala", "Colombo", "Western", "10350"],
  ["Negombo", "Gampaha", "Western", "11500"],
  ["Panadura", "Kalutara", "Western", "12500"],
  ["Kandy", "Kandy", "Central", "20000"],
  ["Nuwara Eliya", "Nuwara Eliya", "Central", "22200"],
  ["Galle", "Galle", "Southern", "80000"],
  ["Matara", "Matara", "Southern", "81000"],
  ["Kurunegala", "Kurunegala", "North Western", "60000"],
  ["Anuradhapura", "Anuradhapura", "North Central", "50000"],
  ["Jaffna", "Jaffna", "Northern", "40000"],
  ["Batticaloa", "Batticaloa", "Eastern", "30000"],
  ["Badulla", "Badulla", "Uva", "90000"],
  ["Ratnapura", "Ratnapura", "Sabaragamuwa", "70000"],
] as const;

/** Returns invented shoppers, the same ones every time. */
export const demoShoppers = (count: number): readonly DemoShopper[] => {
  const random = createRandom(2026);
  return Array.from({ length: count }, (_, index) => demoPerson(index, random));
};

const demoPerson = (index: number, random: Random): DemoShopper => {
  const firstName = random.pick(firstNames);
  const lastName = random.pick(lastNames);
  const [city, district, province, zipCode] = random.pick(towns);
  return {
    id: `demo${index + 1}`,
    address: {
      firstName,
      lastName,
      email: `${firstName}.${lastName}${index + 1}@example.lk`.toLowerCase(),
      address: `${random.between(1, 180)} ${random.pick(streets)}`,
      city,
      district,
      province,
      zipCode,
      country: "Sri Lanka",
      phone: `+9477${random.between(1_000_000, 9_999_999)}`,
    },
  };
};
