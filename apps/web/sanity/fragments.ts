export const image = /* groq */ `{
  _key,
  alt,
  caption,
  hotspot,
  crop,
  "asset": asset->{_id, "width": metadata.dimensions.width, "height": metadata.dimensions.height, "lqip": metadata.lqip}
}`

export const body = /* groq */ `{
  "lt": lt[]{..., _type == "bodyImage" => ${image}},
  "en": en[]{..., _type == "bodyImage" => ${image}}
}`

/** The `body` as plain text. */
export const plainBody = /* groq */ `{"lt": pt::text(body.lt), "en": pt::text(body.en)}`

export const seo = /* groq */ `{title, description, "image": image${image}}`

export const actions = /* groq */ `{
  _key,
  _type,
  label,
  _type == "internalLink" => {
    page,
    "document": document->{_type, "slug": slug.current, eventKey, path}
  },
  _type == "externalLink" => {url},
  _type == "donateAction" => {"campaign": campaign->{_id, name, reference}},
  _type == "registrationAction" => {"event": event->{eventKey, title, admission, ticketing, registration}}
}`

/** True for an event that costs nothing. Its prices have the last word. */
export const isFreeEvent = /* groq */ `(isFree == true || admission == "free") && !defined(prices[amount > 0][0])`

/** Filter for news items with a page. The API allows items without these fields, unlike the Studio. */
export const listedNews = /* groq */ `_type == "newsItem" && defined(slug.current) && defined(category) && defined(dateTime(date + "T12:00:00Z"))`
