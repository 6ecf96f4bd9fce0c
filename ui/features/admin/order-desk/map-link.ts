interface Place {
  address: string;
  city: string;
  zipCode?: string;
  country: string;
}

/** A link to a delivery place on a map. It does not identify the customer. */
export function mapLink({ address, city, zipCode = "", country }: Place): string {
  const place = [address, `${city} ${zipCode}`.trim(), country].filter(Boolean).join(", ");
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: place })}`;
}
