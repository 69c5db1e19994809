/** Formatted text. */
export default {
  'inputs.portable-text.action.collapse-editor': 'Sumažinti rašymo lauką',
  'inputs.portable-text.action.edit-annotation-aria-label': 'Keisti nuorodą',
  'inputs.portable-text.action.expand-editor': 'Padidinti rašymo lauką',
  'inputs.portable-text.action.insert-block': 'Įterpti: {{typeName}}',
  'inputs.portable-text.action.insert-block-aria-label': 'Įterpti atskirai: {{typeName}}',
  'inputs.portable-text.action.insert-inline-object': 'Įterpti: {{typeName}}',
  'inputs.portable-text.action.insert-inline-object-aria-label': 'Įterpti į tekstą: {{typeName}}',
  'inputs.portable-text.action.remove-annotation-aria-label': 'Pašalinti nuorodą',
  'inputs.portable-text.activate-on-focus-message_click': 'Spustelėkite ir rašykite',
  'inputs.portable-text.activate-on-focus-message_click-focused':
    'Spustelėkite arba paspauskite tarpą ir rašykite',
  'inputs.portable-text.activate-on-focus-message_tap': 'Palieskite ir rašykite',
  'inputs.portable-text.annotation-aria-label': 'Nuoroda',
  'inputs.portable-text.annotation-editor.title': 'Keisti: {{schemaType}}',
  'inputs.portable-text.annotation.link': 'Nuoroda',
  'inputs.portable-text.block.aria-label': 'Intarpas tarp pastraipų',
  'inputs.portable-text.block.edit': 'Keisti',
  'inputs.portable-text.block.open-menu-aria-label': 'Veiksmai',
  'inputs.portable-text.block.open-reference': 'Atverti įrašą',
  'inputs.portable-text.block.remove': 'Pašalinti',
  'inputs.portable-text.block.view': 'Peržiūrėti',
  'inputs.portable-text.decorator.code': 'Kodas',
  'inputs.portable-text.decorator.emphasis': 'Pasviroji',
  'inputs.portable-text.decorator.strike-through': 'Perbraukta',
  'inputs.portable-text.decorator.strong': 'Paryškinta',
  'inputs.portable-text.decorator.underline': 'Pabraukta',
  'inputs.portable-text.empty-placeholder': 'Rašykite čia',
  'inputs.portable-text.inline-block.aria-label': 'Intarpas tekste',
  'inputs.portable-text.inline-object.edit': 'Keisti',
  'inputs.portable-text.inline-object.edit-aria-label': 'Keisti intarpą',
  'inputs.portable-text.inline-object.remove': 'Pašalinti',
  'inputs.portable-text.inline-object.remove-aria-label': 'Pašalinti intarpą',
  'inputs.portable-text.invalid-value.action-disclaimer':
    'PASTABA: dažniausiai šis veiksmas saugus, bet jei abejojate, pasitarkite su Studijos prižiūrėtojais.',
  'inputs.portable-text.invalid-value.disallowed-child-type.action': 'Pašalinti objektą',
  'inputs.portable-text.invalid-value.disallowed-child-type.description':
    'Bloko, kurio raktas – <code>{{key}}</code>, dalies {{childKey}} tipas yra <code>{{childType}}</code>, o schema jo neleidžia.',
  'inputs.portable-text.invalid-value.disallowed-type.action': 'Pašalinti bloką',
  'inputs.portable-text.invalid-value.disallowed-type.description':
    'Bloko, kurio raktas – <code>{{key}}</code>, tipas yra <code>{{typeName}}</code>, o schema jo neleidžia.',
  'inputs.portable-text.invalid-value.empty-children.action': 'Įterpti tuščią teksto dalį',
  'inputs.portable-text.invalid-value.empty-children.description':
    'Teksto blokas, kurio raktas – <code>{{key}}</code>, neturi teksto dalių.',
  'inputs.portable-text.invalid-value.ignore-button.text': 'Nepaisyti',
  'inputs.portable-text.invalid-value.incorrect-block-type.action':
    'Naudoti tipą <code>{{expectedTypeName}}</code>',
  'inputs.portable-text.invalid-value.incorrect-block-type.description':
    'Bloko, kurio raktas – <code>{{key}}</code>, tipo pavadinimas netinkamas. Pagal schemą turi būti <code>{{expectedTypeName}}</code>.',
  'inputs.portable-text.invalid-value.invalid-span-text.action': 'Įrašyti tuščią tekstą',
  'inputs.portable-text.invalid-value.invalid-span-text.description':
    'Bloko, kurio raktas – <code>{{key}}</code>, teksto dalies {{childKey}} ypatybė <code>text</code> netinkama arba jos nėra.',
  'inputs.portable-text.invalid-value.missing-block-type.action':
    'Naudoti tipą <code>{{expectedTypeName}}</code>',
  'inputs.portable-text.invalid-value.missing-block-type.description':
    'Blokas, kurio raktas – <code>{{key}}</code>, neturi tipo pavadinimo. Pagal schemą turi būti <code>{{expectedTypeName}}</code>.',
  'inputs.portable-text.invalid-value.missing-child-key.action': 'Priskirti atsitiktinį raktą',
  'inputs.portable-text.invalid-value.missing-child-key.description':
    'Bloko, kurio raktas – <code>{{key}}</code>, dalis, kurios eilės numeris – <code>{{index}}</code>, neturi ypatybės <code>_key</code>.',
  'inputs.portable-text.invalid-value.missing-child-type.action': 'Pašalinti objektą',
  'inputs.portable-text.invalid-value.missing-child-type.description':
    'Bloko, kurio raktas – <code>{{key}}</code>, dalis {{childKey}} neturi ypatybės <code>_type</code>.',
  'inputs.portable-text.invalid-value.missing-key.action': 'Priskirti atsitiktinį raktą',
  'inputs.portable-text.invalid-value.missing-key.description':
    'Blokas, kurio eilės numeris – <code>{{index}}</code>, neturi privalomos ypatybės <code>_key</code>.',
  'inputs.portable-text.invalid-value.missing-or-invalid-children.action': 'Pašalinti bloką',
  'inputs.portable-text.invalid-value.missing-or-invalid-children.description':
    'Teksto bloko, kurio raktas – <code>{{key}}</code>, ypatybė `children` netinkama arba jos nėra.',
  'inputs.portable-text.invalid-value.missing-or-invalid-markdefs.action': 'Pridėti ypatybę',
  'inputs.portable-text.invalid-value.missing-or-invalid-markdefs.description':
    'Teksto bloko, kurio raktas – <code>{{key}}</code>, ypatybė `markDefs` netinkama arba jos nėra.',
  'inputs.portable-text.invalid-value.missing-type.action': 'Pašalinti bloką',
  'inputs.portable-text.invalid-value.missing-type.description':
    'Blokas, kurio raktas – <code>{{key}}</code>, neturi tipo pavadinimo.',
  'inputs.portable-text.invalid-value.non-object-child.action': 'Pašalinti elementą',
  'inputs.portable-text.invalid-value.non-object-child.description':
    'Bloko, kurio raktas – <code>{{key}}</code>, dalis, kurios eilės numeris – <code>{{index}}</code>, nėra objektas.',
  'inputs.portable-text.invalid-value.not-an-array.action': 'Išvalyti',
  'inputs.portable-text.invalid-value.not-an-array.description':
    'Reikšmė turi būti „Portable Text“ blokų masyvas arba tuščia.',
  'inputs.portable-text.invalid-value.not-an-object.action': 'Pašalinti elementą',
  'inputs.portable-text.invalid-value.not-an-object.description':
    'Elementas, kurio eilės numeris – <code>{{index}}</code>, nėra objektas.',
  'inputs.portable-text.invalid-value.orphaned-marks.action': 'Pašalinti neleidžiamas žymas',
  'inputs.portable-text.invalid-value.orphaned-marks.description':
    'Teksto bloke, kurio raktas – <code>{{key}}</code>, yra žymų <code>({{orphanedMarks, list}})</code>, kurių schema neleidžia.',
  'inputs.portable-text.invalid-value.title': 'Netinkamas formatuotas tekstas',
  'inputs.portable-text.list-type.bullet': 'Sąrašas su taškais',
  'inputs.portable-text.list-type.number': 'Numeruotas sąrašas',
  'inputs.portable-text.style.h1': '1 lygio antraštė',
  'inputs.portable-text.style.h2': 'Skyriaus antraštė',
  'inputs.portable-text.style.h3': 'Poskyrio antraštė',
  'inputs.portable-text.style.h4': '4 lygio antraštė',
  'inputs.portable-text.style.h5': '5 lygio antraštė',
  'inputs.portable-text.style.h6': '6 lygio antraštė',
  'inputs.portable-text.style.multiple': 'Keli stiliai',
  'inputs.portable-text.style.none': 'Be stiliaus',
  'inputs.portable-text.style.normal': 'Paprastas tekstas',
  'inputs.portable-text.style.quote': 'Citata',
  'inputs.portable-text.table.add-column': 'Pridėti stulpelį gale',
  'inputs.portable-text.table.add-row': 'Pridėti eilutę gale',
  'inputs.portable-text.table.column-handle': 'Stulpelio rankenėlė',
  'inputs.portable-text.table.delete-column': 'Ištrinti stulpelį',
  'inputs.portable-text.table.delete-row': 'Ištrinti eilutę',
  'inputs.portable-text.table.delete-table': 'Ištrinti lentelę',
  'inputs.portable-text.table.header-row': 'Antraščių eilutė',
  'inputs.portable-text.table.insert-here': 'Įterpti čia',
  'inputs.portable-text.table.menu-aria-label': 'Lentelės veiksmai',
  'inputs.portable-text.table.row-handle': 'Eilutės rankenėlė',
  'inputs.portable-text.table.select-table': 'Pažymėti lentelę',
  'inputs.portable-text.unknown-value.annotation': 'Schemoje nėra tokios anotacijos: {{name}}',
  'inputs.portable-text.unknown-value.list-item': 'Schemoje nėra tokio sąrašo: {{name}}',
  'inputs.portable-text.unknown-value.mark': 'Schemoje nėra tokios žymos: {{name}}',
  'inputs.portable-text.unknown-value.style': 'Schemoje nėra tokio stiliaus: {{name}}',
  'toolbar.portable-text.action-button-aria-label': '{{action}}',
  'user-menu.action.portable-text.annotation-disabled_empty-block': 'Tuščiai eilutei netinka: {{name}}',
  'user-menu.action.portable-text.annotation-disabled_multiple-blocks':
    'Kelioms pastraipoms iš karto netinka: {{name}}',
}
