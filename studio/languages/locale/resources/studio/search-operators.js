/** The conditions of a search filter: `name` in the list to choose from, `description` in the chosen filter. */
export default {
  'search.operator.array-count-equal.description_one':
    '<Field/> <Operator>– iš viso</Operator> <Value>{{count}} elementas</Value>',
  'search.operator.array-count-equal.description_few':
    '<Field/> <Operator>– iš viso</Operator> <Value>{{count}} elementai</Value>',
  'search.operator.array-count-equal.description_many':
    '<Field/> <Operator>– iš viso</Operator> <Value>{{count}} elemento</Value>',
  'search.operator.array-count-equal.description_other':
    '<Field/> <Operator>– iš viso</Operator> <Value>{{count}} elementų</Value>',
  'search.operator.array-count-equal.name': 'iš viso yra',
  'search.operator.array-count-gt.description_one':
    '<Field/> <Operator>– daugiau kaip</Operator> <Value>{{count}} elementas</Value>',
  'search.operator.array-count-gt.description_few':
    '<Field/> <Operator>– daugiau kaip</Operator> <Value>{{count}} elementai</Value>',
  'search.operator.array-count-gt.description_many':
    '<Field/> <Operator>– daugiau kaip</Operator> <Value>{{count}} elemento</Value>',
  'search.operator.array-count-gt.description_other':
    '<Field/> <Operator>– daugiau kaip</Operator> <Value>{{count}} elementų</Value>',
  'search.operator.array-count-gt.name': 'iš viso daugiau kaip',
  'search.operator.array-count-gte.description_one':
    '<Field/> <Operator>– ne mažiau kaip</Operator> <Value>{{count}} elementas</Value>',
  'search.operator.array-count-gte.description_few':
    '<Field/> <Operator>– ne mažiau kaip</Operator> <Value>{{count}} elementai</Value>',
  'search.operator.array-count-gte.description_many':
    '<Field/> <Operator>– ne mažiau kaip</Operator> <Value>{{count}} elemento</Value>',
  'search.operator.array-count-gte.description_other':
    '<Field/> <Operator>– ne mažiau kaip</Operator> <Value>{{count}} elementų</Value>',
  'search.operator.array-count-gte.name': 'iš viso ne mažiau kaip',
  'search.operator.array-count-lt.description_one':
    '<Field/> <Operator>– mažiau kaip</Operator> <Value>{{count}} elementas</Value>',
  'search.operator.array-count-lt.description_few':
    '<Field/> <Operator>– mažiau kaip</Operator> <Value>{{count}} elementai</Value>',
  'search.operator.array-count-lt.description_many':
    '<Field/> <Operator>– mažiau kaip</Operator> <Value>{{count}} elemento</Value>',
  'search.operator.array-count-lt.description_other':
    '<Field/> <Operator>– mažiau kaip</Operator> <Value>{{count}} elementų</Value>',
  'search.operator.array-count-lt.name': 'iš viso mažiau kaip',
  'search.operator.array-count-lte.description_one':
    '<Field/> <Operator>– ne daugiau kaip</Operator> <Value>{{count}} elementas</Value>',
  'search.operator.array-count-lte.description_few':
    '<Field/> <Operator>– ne daugiau kaip</Operator> <Value>{{count}} elementai</Value>',
  'search.operator.array-count-lte.description_many':
    '<Field/> <Operator>– ne daugiau kaip</Operator> <Value>{{count}} elemento</Value>',
  'search.operator.array-count-lte.description_other':
    '<Field/> <Operator>– ne daugiau kaip</Operator> <Value>{{count}} elementų</Value>',
  'search.operator.array-count-lte.name': 'iš viso ne daugiau kaip',
  'search.operator.array-count-not-equal.description_one':
    '<Field/> <Operator>– ne</Operator> <Value>{{count}} elementas</Value>',
  'search.operator.array-count-not-equal.description_few':
    '<Field/> <Operator>– ne</Operator> <Value>{{count}} elementai</Value>',
  'search.operator.array-count-not-equal.description_many':
    '<Field/> <Operator>– ne</Operator> <Value>{{count}} elemento</Value>',
  'search.operator.array-count-not-equal.description_other':
    '<Field/> <Operator>– ne</Operator> <Value>{{count}} elementų</Value>',
  'search.operator.array-count-not-equal.name': 'iš viso yra ne',
  'search.operator.array-count-range.description':
    '<Field/> <Operator>– iš viso nuo–iki</Operator> <Value>{{from}} → {{to}}</Value>',
  'search.operator.array-count-range.name': 'iš viso nuo–iki',
  'search.operator.array-list-includes.description':
    '<Field/> <Operator>apima</Operator> <Value>{{value}}</Value>',
  'search.operator.array-list-includes.name': 'apima',
  'search.operator.array-list-not-includes.description':
    '<Field/> <Operator>neapima</Operator> <Value>{{value}}</Value>',
  'search.operator.array-list-not-includes.name': 'neapima',
  'search.operator.array-reference-includes.description':
    '<Field/> <Operator>apima</Operator> <Value>{{value}}</Value>',
  'search.operator.array-reference-includes.name': 'apima',
  'search.operator.array-reference-not-includes.description':
    '<Field/> <Operator>neapima</Operator> <Value>{{value}}</Value>',
  'search.operator.array-reference-not-includes.name': 'neapima',
  'search.operator.asset-file-equal.description':
    '<Field/> <Operator>yra</Operator> <Value>{{value}}</Value>',
  'search.operator.asset-file-equal.name': 'yra',
  'search.operator.asset-file-not-equal.description':
    '<Field/> <Operator>nėra</Operator> <Value>{{value}}</Value>',
  'search.operator.asset-file-not-equal.name': 'nėra',
  'search.operator.asset-image-equal.description':
    '<Field/> <Operator>yra</Operator> <Value>{{value}}</Value>',
  'search.operator.asset-image-equal.name': 'yra',
  'search.operator.asset-image-not-equal.description':
    '<Field/> <Operator>nėra</Operator> <Value>{{value}}</Value>',
  'search.operator.asset-image-not-equal.name': 'nėra',
  'search.operator.boolean-equal.description': '<Field/> <Operator>–</Operator> <Value>{{value}}</Value>',
  'search.operator.boolean-equal.name': 'yra',
  'search.operator.date-after.description':
    '<Field/> <Operator>– vėliau nei</Operator> <Value>{{value}}</Value>',
  'search.operator.date-after.name': 'vėliau nei',
  'search.operator.date-before.description':
    '<Field/> <Operator>– anksčiau nei</Operator> <Value>{{value}}</Value>',
  'search.operator.date-before.name': 'anksčiau nei',
  'search.operator.date-equal.description': '<Field/> <Operator>yra</Operator> <Value>{{value}}</Value>',
  'search.operator.date-equal.name': 'yra',
  'search.operator.date-last.description':
    '<Field/> <Operator>– laikotarpis iki šiandien:</Operator> <Value>{{value}}</Value>',
  'search.operator.date-last.name': 'laikotarpis iki šiandien',
  'search.operator.date-not-equal.description': '<Field/> <Operator>nėra</Operator> <Value>{{value}}</Value>',
  'search.operator.date-not-equal.name': 'nėra',
  'search.operator.date-range.description': '<Field/> <Operator>– laikotarpis</Operator> <Value/>',
  'search.operator.date-range.name': 'nuo–iki',
  'search.operator.date-time-after.description':
    '<Field/> <Operator>– vėliau nei</Operator> <Value>{{value}}</Value>',
  'search.operator.date-time-after.name': 'vėliau nei',
  'search.operator.date-time-before.description':
    '<Field/> <Operator>– anksčiau nei</Operator> <Value>{{value}}</Value>',
  'search.operator.date-time-before.name': 'anksčiau nei',
  'search.operator.date-time-equal.description': '<Field/> <Operator>yra</Operator> <Value>{{value}}</Value>',
  'search.operator.date-time-equal.name': 'yra',
  'search.operator.date-time-last.description':
    '<Field/> <Operator>– laikotarpis iki dabar:</Operator> <Value>{{value}}</Value>',
  'search.operator.date-time-last.name': 'laikotarpis iki dabar',
  'search.operator.date-time-not-equal.description':
    '<Field/> <Operator>nėra</Operator> <Value>{{value}}</Value>',
  'search.operator.date-time-not-equal.name': 'nėra',
  'search.operator.date-time-range.description': '<Field/> <Operator>– laikotarpis</Operator> <Value/>',
  'search.operator.date-time-range.name': 'nuo–iki',
  'search.operator.defined.description': '<Field/> <Operator>–</Operator> <Value>užpildyta</Value>',
  'search.operator.defined.name': 'užpildyta',
  'search.operator.not-defined.description': '<Field/> <Operator>–</Operator> <Value>tuščia</Value>',
  'search.operator.not-defined.name': 'tuščia',
  'search.operator.number-equal.description': '<Field/> <Operator>yra</Operator> <Value>{{value}}</Value>',
  'search.operator.number-equal.name': 'yra',
  'search.operator.number-gt.description': '<Field/> <Operator>></Operator> <Value>{{value}}</Value>',
  'search.operator.number-gt.name': 'daugiau kaip',
  'search.operator.number-gte.description': '<Field/> <Operator>≥</Operator> <Value>{{value}}</Value>',
  'search.operator.number-gte.name': 'ne mažiau kaip',
  'search.operator.number-lt.description': '<Field/> <Operator><</Operator> <Value>{{value}}</Value>',
  'search.operator.number-lt.name': 'mažiau kaip',
  'search.operator.number-lte.description': '<Field/> <Operator>≤</Operator> <Value>{{value}}</Value>',
  'search.operator.number-lte.name': 'ne daugiau kaip',
  'search.operator.number-not-equal.description':
    '<Field/> <Operator>nėra</Operator> <Value>{{value}}</Value>',
  'search.operator.number-not-equal.name': 'nėra',
  'search.operator.number-range.description':
    '<Field/> <Operator>– nuo–iki</Operator> <Value>{{from}} → {{to}}</Value>',
  'search.operator.number-range.name': 'nuo–iki',
  'search.operator.portable-text-contains.description':
    '<Field/> <Operator>turi žodį</Operator> <Value>„{{value}}“</Value>',
  'search.operator.portable-text-contains.name': 'turi žodį',
  'search.operator.portable-text-equal.description':
    '<Field/> <Operator>yra</Operator> <Value>„{{value}}“</Value>',
  'search.operator.portable-text-equal.name': 'yra',
  'search.operator.portable-text-not-contains.description':
    '<Field/> <Operator>neturi žodžio</Operator> <Value>„{{value}}“</Value>',
  'search.operator.portable-text-not-contains.name': 'neturi žodžio',
  'search.operator.portable-text-not-equal.description':
    '<Field/> <Operator>nėra</Operator> <Value>„{{value}}“</Value>',
  'search.operator.portable-text-not-equal.name': 'nėra',
  'search.operator.reference-asset-file.description':
    '<Field/> <Operator>→</Operator> <Value>{{value}}</Value>',
  'search.operator.reference-asset-file.name': 'failas',
  'search.operator.reference-asset-image.description':
    '<Field/> <Operator>→</Operator> <Value>{{value}}</Value>',
  'search.operator.reference-asset-image.name': 'paveikslėlis',
  'search.operator.reference-document.description':
    '<Field/> <Operator>→</Operator> <Value>{{value}}</Value>',
  'search.operator.reference-document.name': 'įrašas',
  'search.operator.reference-equal.description': '<Field/> <Operator>yra</Operator> <Value>{{value}}</Value>',
  'search.operator.reference-equal.name': 'yra',
  'search.operator.reference-not-equal.description':
    '<Field/> <Operator>nėra</Operator> <Value>{{value}}</Value>',
  'search.operator.reference-not-equal.name': 'nėra',
  'search.operator.slug-contains.description':
    '<Field/> <Operator>turi dalį</Operator> <Value>„{{value}}“</Value>',
  'search.operator.slug-contains.name': 'turi dalį',
  'search.operator.slug-equal.description': '<Field/> <Operator>yra</Operator> <Value>„{{value}}“</Value>',
  'search.operator.slug-equal.name': 'yra',
  'search.operator.slug-not-contains.description':
    '<Field/> <Operator>neturi dalies</Operator> <Value>„{{value}}“</Value>',
  'search.operator.slug-not-contains.name': 'neturi dalies',
  'search.operator.slug-not-equal.description':
    '<Field/> <Operator>nėra</Operator> <Value>„{{value}}“</Value>',
  'search.operator.slug-not-equal.name': 'nėra',
  'search.operator.string-contains.description':
    '<Field/> <Operator>turi žodį</Operator> <Value>„{{value}}“</Value>',
  'search.operator.string-contains.name': 'turi žodį',
  'search.operator.string-equal.description': '<Field/> <Operator>yra</Operator> <Value>„{{value}}“</Value>',
  'search.operator.string-equal.name': 'yra',
  'search.operator.string-list-equal.description':
    '<Field/> <Operator>yra</Operator> <Value>„{{value}}“</Value>',
  'search.operator.string-list-equal.name': 'yra',
  'search.operator.string-list-not-equal.description':
    '<Field/> <Operator>nėra</Operator> <Value>„{{value}}“</Value>',
  'search.operator.string-list-not-equal.name': 'nėra',
  'search.operator.string-not-contains.description':
    '<Field/> <Operator>neturi žodžio</Operator> <Value>„{{value}}“</Value>',
  'search.operator.string-not-contains.name': 'neturi žodžio',
  'search.operator.string-not-equal.description':
    '<Field/> <Operator>nėra</Operator> <Value>„{{value}}“</Value>',
  'search.operator.string-not-equal.name': 'nėra',
}
