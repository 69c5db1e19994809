/** Copying and pasting fields and documents. */
export default {
  'copy-paste.field-action-copy-button.document.title': 'Kopijuoti įrašo turinį',
  'copy-paste.field-action-copy-button.field.title': 'Kopijuoti lauką',
  'copy-paste.field-action-paste-button.document.title': 'Įklijuoti įrašo turinį',
  'copy-paste.field-action-paste-button.field.title': 'Įklijuoti į lauką',
  'copy-paste.on-copy.validation.clipboard-not-supported.description':
    'Kad galėtumėte kopijuoti, naršyklės nustatymuose leiskite naudotis iškarpine ir bandykite dar kartą.',
  'copy-paste.on-copy.validation.clipboard-not-supported.title': 'Naršyklė neleidžia naudotis iškarpine',
  'copy-paste.on-copy.validation.no-value.title': 'Laukas tuščias, nėra ko kopijuoti',
  'copy-paste.on-copy.validation.schema-type-incompatible.title': 'Nepavyko nustatyti schemos tipo: {{path}}',
  'copy-paste.on-paste.validation.array-type-incompatible.description': '„{{type}}“ į šį sąrašą netinka',
  'copy-paste.on-paste.validation.array-value-incompatible.description': '„{{type}}“ į šį sąrašą netinka',
  'copy-paste.on-paste.validation.clipboard-empty.title': 'Nėra ko įklijuoti',
  'copy-paste.on-paste.validation.clipboard-invalid.title': 'Nukopijuotas turinys netinkamas',
  'copy-paste.on-paste.validation.image-file-incompatible.description':
    '„{{sourceSchemaType}}“ į lauką „{{targetSchemaType}}“ netinka',
  'copy-paste.on-paste.validation.mime-type-incompatible.description':
    '„{{mimeType}}“ rūšies failai į šį lauką netinka',
  'copy-paste.on-paste.validation.mime-type-validation-failed.description':
    'Nepavyko patikrinti failo rūšies',
  'copy-paste.on-paste.validation.partial-warning.title': 'Įklijuota ne viskas',
  'copy-paste.on-paste.validation.primitive-type-incompatible.description': '„{{type}}“ į šį lauką netinka',
  'copy-paste.on-paste.validation.read-only-fields-skipped-truncated.description':
    'Praleisti laukai, kurių keisti negalima: {{fieldNames}} ir dar {{count}}',
  'copy-paste.on-paste.validation.read-only-fields-skipped.description':
    'Praleisti laukai, kurių keisti negalima: {{fieldNames}}',
  'copy-paste.on-paste.validation.read-only-target.description': 'Šio lauko keisti negalima',
  'copy-paste.on-paste.validation.reference-filter-incompatible.description':
    'Šio įrašo čia pasirinkti negalima',
  'copy-paste.on-paste.validation.reference-type-incompatible.description':
    '„{{sourceReferenceType}}“ čia netinka: galima rinktis tik „{{targetReferenceTypes}}“',
  'copy-paste.on-paste.validation.reference-validation-failed.description': 'Įrašo „{{ref}}“ nebėra',
  'copy-paste.on-paste.validation.schema-type-incompatible.description': 'Nukopijuotas turinys čia netinka',
  'copy-paste.on-paste.validation.schema-type-incompatible.title':
    'Nepavyko nustatyti schemos tipo: {{path}}',
  'copy-paste.on-paste.validation.string-value-incompatible.description':
    '„{{value}}“ netinka: galima rinktis tik „{{allowedStrings}}“',
}
