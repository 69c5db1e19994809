export const image = /* groq */ `{
  _key,
  alt,
  caption,
  hotspot,
  crop,
  "asset": asset->{_id, "color": select(metadata.isOpaque => metadata.palette.dominant.background)}
}`

/** Either language may have a file in it. */
const files = /* groq */ `_type == "video" => {"cover": cover${image}}, _type == "download" => {"file": file.asset->{url, extension, size, originalFilename}}`

/** The English text refers to the pictures of the Lithuanian one. */
export const body = /* groq */ `{
  "lt": lt[]{..., ${files}, _type == "bodyImage" => ${image}},
  "en": en[]{..., ${files}, _type == "sharedPicture" => {"image": ^.lt[_type == "bodyImage" && _key == ^.picture][0]${image}}}
}`

export const plainBody = /* groq */ `{
  "lt": array::join(array::compact([pt::text(body.lt)] + coalesce(body.lt[_type == "table"].rows[].cells[], []) + coalesce(body.lt[].label, []) + coalesce(body.lt[].title, [])), "\\n"),
  "en": array::join(array::compact([pt::text(body.en)] + coalesce(body.en[_type == "table"].rows[].cells[], []) + coalesce(body.en[].label, []) + coalesce(body.en[].title, [])), "\\n")
}`

export const seo = /* groq */ `{title, description, "image": image${image}}`

export const actions = /* groq */ `{
  _key,
  _type,
  label,
  shownUntil,
  _type == "internalLink" => {
    page,
    "document": document->{_type, "slug": slug.current, eventKey, path}
  },
  _type == "externalLink" => {url},
  _type == "donateAction" => {"campaign": campaign->{_id, name, reference, path}},
  _type == "registrationAction" => {"event": event->{eventKey, title, admission, ticketing, registration}}
}`

/** The URL is that of the document's file or page. */
export const publicDocument = /* groq */ `{_key, title, date, "href": coalesce(file.asset->url, url)}`

/** The prices of an event have the last word. */
export const isFreeEvent = /* groq */ `(isFree == true || admission == "free") && !defined(prices[amount > 0][0])`

/** These news items have a page. */
export const listedNews = /* groq */ `_type == "newsItem" && defined(slug.current)`

/** A date that cannot be read, which the API allows, gives way to the day of the item's creation. */
export const newsDay = /* groq */ `select(defined(dateTime(date + "T12:00:00Z")) => date, string::split(_createdAt, "T")[0])`

export const newestNewsFirst = /* groq */ `order(${newsDay} desc, _createdAt desc, _id asc)`
