/** Fields, lists and objects in a form, and values that do not fit them. */
export default {
  'form.error.duplicate-keys-alert.details.additional-description':
    'Ypatybės <code>_key</code> reikšmė turi būti unikali eilutė.',
  'form.error.duplicate-keys-alert.details.description':
    'Taip būna, kai elementai kuriami per API klientą ir jų <code>_key</code> nėra unikalūs.',
  'form.error.duplicate-keys-alert.details.title': 'Programuotojams',
  'form.error.duplicate-keys-alert.generate-button.text': 'Sukurti unikalius raktus',
  'form.error.duplicate-keys-alert.summary':
    'Keli sąrašo elementai turi tą patį identifikatorių (raktą). Kiekvieno jis turi būti kitoks.',
  'form.error.duplicate-keys-alert.title': 'Raktai kartojasi',
  'form.error.field-not-found':
    'Lauko „{{fieldName}}“ nėra – patikrinkite, ar jis yra schemoje ir ar nėra sąlygiškai paslėptas.',
  'form.error.missing-keys-alert.add-button.text': 'Pridėti trūkstamus raktus',
  'form.error.missing-keys-alert.details.additional-description':
    'Ypatybės <code>_key</code> reikšmė turi būti unikali eilutė.',
  'form.error.missing-keys-alert.details.description':
    'Taip būna, kai elementai kuriami per API klientą ir ypatybė <code>_key</code> nenurodoma.',
  'form.error.missing-keys-alert.details.title': 'Programuotojams',
  'form.error.missing-keys-alert.summary':
    'Kai kurie sąrašo elementai neturi raktų. Kol tai nepataisyta, sąrašo keisti negalima.',
  'form.error.missing-keys-alert.title': 'Trūksta raktų',
  'form.error.mixed-array-alert.details.description':
    'Taip būna, kai elementai kuriami per API klientą arba kai sava įvestis į sąrašą įrašo netinkamų duomenų.',
  'form.error.mixed-array-alert.details.title': 'Programuotojams',
  'form.error.mixed-array-alert.remove-button.text': 'Pašalinti reikšmes, kurios nėra objektai',
  'form.error.mixed-array-alert.summary':
    'Kai kurie sąrašo elementai nėra objektai. Kol tai nepataisyta, sąrašo keisti negalima.',
  'form.error.mixed-array-alert.title': 'Netinkamos sąrašo reikšmės',
  'form.error.no-array-item-at-index':
    'Kelyje <code>{{path}}</code> nėra elemento, kurio eilės numeris – <code>{{index}}</code>',
  'form.error.no-array-item-at-key':
    'Kelyje <code>{{path}}</code> nėra elemento, kurio `_key` – <code>„{{key}}“</code>',
  'form.error.unhandled-runtime-error.call-stack.title': 'Iškvietimų dėklas:',
  'form.error.unhandled-runtime-error.component-stack.title': 'Komponentų dėklas:',
  'form.error.unhandled-runtime-error.error-message': 'Klaida: {{message}}',
  'form.error.unhandled-runtime-error.title': 'Netikėta klaida',
  'form.field.actions-menu.title': 'Lauko veiksmai',
  'form.field.deprecated-label': 'nebenaudojama',
  'form.field.untitled-field-label': 'Be pavadinimo',
  'form.validation.has-error-aria-label': 'Yra klaida',
  'form.validation.has-info-aria-label': 'Yra pastaba',
  'form.validation.has-warning-aria-label': 'Yra įspėjimas',
  'form.validation.summary.errors-count_one': '{{count}} klaida',
  'form.validation.summary.errors-count_few': '{{count}} klaidos',
  'form.validation.summary.errors-count_many': '{{count}} klaidos',
  'form.validation.summary.errors-count_other': '{{count}} klaidų',
  'form.validation.summary.warnings-count_one': '{{count}} įspėjimas',
  'form.validation.summary.warnings-count_few': '{{count}} įspėjimai',
  'form.validation.summary.warnings-count_many': '{{count}} įspėjimo',
  'form.validation.summary.warnings-count_other': '{{count}} įspėjimų',
  'inputs.array.action.add-after': 'Pridėti po šio',
  'inputs.array.action.add-before': 'Pridėti prieš šį',
  'inputs.array.action.add-item': 'Pridėti',
  'inputs.array.action.add-item-select-type': 'Pridėti…',
  'inputs.array.action.copy': 'Kopijuoti',
  'inputs.array.action.drag.tooltip': 'Tempkite ir keiskite tvarką',
  'inputs.array.action.duplicate': 'Sukurti kopiją',
  'inputs.array.action.edit': 'Keisti: {{itemTypeTitle}}',
  'inputs.array.action.max-reached': 'Daugiau pridėti negalima',
  'inputs.array.action.remove': 'Pašalinti',
  'inputs.array.action.remove-invalid-item': 'Pašalinti',
  'inputs.array.action.view': 'Peržiūrėti: {{itemTypeTitle}}',
  'inputs.array.error.can-delete-but-no-edit-description':
    'Šį elementą galite perkelti ar ištrinti, bet ne keisti: jo tipo schemoje nėra.',
  'inputs.array.error.cannot-resolve-initial-value-title':
    'Pradinių duomenų gauti nepavyko ({{schemaTypeTitle}}): {{errorMessage}}.',
  'inputs.array.error.cannot-upload-unable-to-convert_one':
    'Čia įkelti negalima, nes tokia failų rūšis į sąrašą netinka:',
  'inputs.array.error.cannot-upload-unable-to-convert_few':
    'Čia įkelti negalima, nes tokių rūšių failai į sąrašą netinka:',
  'inputs.array.error.cannot-upload-unable-to-convert_many':
    'Čia įkelti negalima, nes tokių rūšių failai į sąrašą netinka:',
  'inputs.array.error.cannot-upload-unable-to-convert_other':
    'Čia įkelti negalima, nes tokių rūšių failai į sąrašą netinka:',
  'inputs.array.error.current-schema-not-declare-description':
    'Dabartinėje schemoje tipas <code>{{typeName}}</code> šiam sąrašui nenumatytas. Gali būti, kad jis pašalintas arba kas nors jį pridėjo savo dar neįdiegtoje schemoje.',
  'inputs.array.error.json-representation-description': 'Šis elementas JSON formatu:',
  'inputs.array.error.type-is-incompatible-prompt': 'Tipas <code>{{typeName}}</code> šiam sąrašui netinka',
  'inputs.array.error.type-is-incompatible-title': 'Kodėl taip yra?',
  'inputs.array.error.unexpected-error': 'Netikėta klaida: {{error}}',
  'inputs.array.insert-menu.filter.all-items': 'Visi',
  'inputs.array.insert-menu.search.no-results': 'Nieko nerasta',
  'inputs.array.insert-menu.search.placeholder': 'Ieškoti',
  'inputs.array.insert-menu.toggle-grid-view.tooltip': 'Rodyti tinkleliu',
  'inputs.array.insert-menu.toggle-list-view.tooltip': 'Rodyti sąrašu',
  'inputs.array.no-items-label': 'Kol kas tuščia',
  'inputs.array.read-only-label': 'Šio lauko keisti negalima',
  'inputs.array.resolving-initial-value': 'Ruošiami pradiniai duomenys…',
  'inputs.boolean.disabled': 'Išjungta',
  'inputs.invalid-value.convert-button.text': 'Pakeisti tipą į {{targetType}}',
  'inputs.invalid-value.current-type': 'Dabartinė reikšmė (<code>{{actualType}}</code>)',
  'inputs.invalid-value.description': 'Išsaugotos reikšmės tipas neatitinka laukiamo.',
  'inputs.invalid-value.details.description':
    'Pagal schemą reikšmės tipas turi būti <code>{{validType}}</code>.',
  'inputs.invalid-value.details.multi-type-description': 'Pagal schemą čia tinka tik šie tipai:',
  'inputs.invalid-value.details.possible-reason': 'Taip dažniausiai būna, kai neseniai pakeista schema.',
  'inputs.invalid-value.details.title': 'Programuotojams',
  'inputs.invalid-value.reset-button.text': 'Išvalyti',
  'inputs.invalid-value.title': 'Netinkama reikšmė',
  'inputs.object.field-group-tabs.all-fields-title': 'Visi laukai',
  'inputs.object.field-group-tabs.aria-label': 'Laukų grupės',
  'inputs.object.field-group-tabs.validation-error': 'yra klaida',
  'inputs.object.field-group-tabs.validation-info': 'yra pastaba',
  'inputs.object.field-group-tabs.validation-warning': 'yra įspėjimas',
  'inputs.object.unknown-fields.read-only.description':
    'Pagal įrašo schemą šis laukas <strong>tik skaitomas</strong>, todėl jo pašalinti negalima. Kad būtų galima pašalinti Studijoje, iš jį gaubiančio tipo schemoje išimkite <code>readOnly</code>.',
  'inputs.object.unknown-fields.reference.preview.unavailable':
    'Įrašo „{{documentId}}“ peržiūros gauti nepavyko.',
  'inputs.object.unknown-fields.remove-field-button.text': 'Pašalinti lauką',
  'inputs.object.unknown-fields.warning.description_one': 'Aptikta laukų, kurių schemoje nėra: {{count}}.',
  'inputs.object.unknown-fields.warning.description_few': 'Aptikta laukų, kurių schemoje nėra: {{count}}.',
  'inputs.object.unknown-fields.warning.description_many': 'Aptikta laukų, kurių schemoje nėra: {{count}}.',
  'inputs.object.unknown-fields.warning.description_other': 'Aptikta laukų, kurių schemoje nėra: {{count}}.',
  'inputs.object.unknown-fields.warning.details.description_one':
    'Schemoje to nėra: gali būti, kad aprašas pašalintas arba kas nors pridėjo savo projekte ir dar neįdiegė.',
  'inputs.object.unknown-fields.warning.details.description_few':
    'Šių laukų įrašo schemoje nėra: gali būti, kad jų aprašai pašalinti arba kas nors juos pridėjo savo projekte ir dar neįdiegė.',
  'inputs.object.unknown-fields.warning.details.description_many':
    'Šių laukų įrašo schemoje nėra: gali būti, kad jų aprašai pašalinti arba kas nors juos pridėjo savo projekte ir dar neįdiegė.',
  'inputs.object.unknown-fields.warning.details.description_other':
    'Šių laukų įrašo schemoje nėra: gali būti, kad jų aprašai pašalinti arba kas nors juos pridėjo savo projekte ir dar neįdiegė.',
  'inputs.object.unknown-fields.warning.details.title': 'Programuotojams',
  'inputs.object.unknown-fields.warning.title_one': 'Nežinomi laukai',
  'inputs.object.unknown-fields.warning.title_few': 'Nežinomi laukai',
  'inputs.object.unknown-fields.warning.title_many': 'Nežinomi laukai',
  'inputs.object.unknown-fields.warning.title_other': 'Nežinomi laukai',
  'inputs.select.action.clear': 'Išvalyti',
  'inputs.slug.action.generate': 'Sukurti',
  'inputs.slug.action.generating': 'Kuriama…',
  'inputs.slug.error.missing-source':
    'Nenurodyta, iš ko sudaryti adresą. Schemoje patikrinkite tipo {{schemaType}} ypatybę „source“',
  'inputs.tags.placeholder': 'Įrašykite žymą ir paspauskite ENTER…',
  'inputs.tags.placeholder_touch': 'Įrašykite žymą…',
  'inputs.untyped-value.convert-button.text': 'Pakeisti tipą į {{targetType}}',
  'inputs.untyped-value.description': 'Rastas objektas be ypatybės <code>_type</code>.',
  'inputs.untyped-value.details.description':
    'Objekto apraše pašalinkite ypatybę <code>name</code> arba elementams nurodykite <code>_type</code>.',
  'inputs.untyped-value.details.json-dump-prefix': 'Dabartinė reikšmė (<code>object</code>):',
  'inputs.untyped-value.details.multi-type-description': 'Pagal schemą čia tinka šie tipai:',
  'inputs.untyped-value.details.title': 'Programuotojams',
  'inputs.untyped-value.title': 'Reikšmė neturi ypatybės <code>_type</code>',
  'inputs.untyped-value.unset-item-button.text': 'Išvalyti',
  'member-field-error.unexpected-error': 'Netikėta klaida: {{error}}',
  'tree-editing-dialog.breadcrumbs.menu': 'Kelias iki šios vietos',
  'tree-editing-dialog.search-placeholder': 'Ieškoti',
  'tree-editing-dialog.search.menu-label': 'Paieškos meniu',
  'tree-editing-dialog.search.no-results-title': 'Nieko nerasta',
  'tree-editing-dialog.sidebar.action.close': 'Uždaryti šoninę juostą',
  'tree-editing-dialog.sidebar.action.collapse': 'Suskleisti',
  'tree-editing-dialog.sidebar.action.done': 'Atlikta',
  'tree-editing-dialog.sidebar.action.expand': 'Išskleisti',
  'tree-editing-dialog.sidebar.action.open': 'Atverti šoninę juostą',
}
