/** Each of these is more than a text in the vendor's code. */
export const changes: [RegExp, string][] = [
  // The bar of an older revision has its time in American order in every language.
  [/\bformat\((new Date\(date\)), "MMM d, yyyy '@' pp"\)/g, 'timeInWords($1)'],
  // Calendars read out a day as `Mon Sep 29 2025`.
  [/\bdate\.toDateString\(\)(?!\.)/g, 'dayInWords(date)'],
  // Dates of search filters are shown and typed in American order.
  [/(?<=pattern: )"MMM d, yyyy"/g, '"yyyy-MM-dd"'],
  [/(?<=pattern: )"MMM d, yyyy p"/g, '"yyyy-MM-dd HH:mm"'],
  [/(?<=exampleDate: )"Jan 1, 2000"/g, '"2000-01-01"'],
  [/(?<=exampleDate: )"Jan 1, 2000 12:00 AM"/g, '"2000-01-01 00:00"'],
  [/`Invalid \$\{isDateTime \? "datetime" : "date"\}`/g, 'translateText("Not a date", "Tai ne data")'],
  // Breadcrumbs capitalise each word, which is wrong in Lithuanian.
  [/textTransform: "capitalize"/g, 'textTransform: "none"'],
  // A template contains the link from the preview's form to the lists.
  [/`Open in (\$\{[^`]*\})`/g, 'translateText(`Open in $1`, `Atverti skyriuje „$1“`)'],
  // A button with only an icon and a tooltip has no other name.
  [
    /(?<=jsx\(Button, \{\s+)\.\.\.rest,(?=\s+\.\.\.sizeProps,)/g,
    '"aria-label": rest.text || typeof tooltipProps?.content != "string" ? void 0 : tooltipProps.content, ...rest,',
  ],
  [
    /\bjsx\(PortableTextEditable, \{ \.\.\.editableProps \}\)/g,
    'jsx(NamedEditable, { Editable: PortableTextEditable, ...editableProps })',
  ],
  // These show only a picture, an arrow, a page or an address.
  [
    /(?<=jsx\(StyledCard, \{\s+)as: "a",(?=\s+href: rootHref)/g,
    'as: "a", "aria-label": translateText("Studio", "Studija"),',
  ],
  [
    /"data-testid": "global-perspective-menu-button",/g,
    '"data-testid": "global-perspective-menu-button", "aria-label": translateText("What to show", "Ką rodyti"),',
  ],
  [/(?<=jsx\(IFrameElement, \{)/g, 'title: translateText("Preview of the site", "Svetainės peržiūra"),'],
  [
    /(?<=jsx\(TextInput, \{\s+)clearButton: t10,\s+customValidity,/g,
    '"aria-label": translateText("Address of the page", "Puslapio adresas"), clearButton: t10, customValidity,',
  ],
]
