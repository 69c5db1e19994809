/** Fields that refer to another document. */
export default {
  'input.reference.document-cannot-be-opened.failed-to-resolve-url':
    'Įrašo atverti nepavyko: nežinomas jo Studijos adresas',
  'inputs.reference.action.clear': 'Išvalyti',
  'inputs.reference.action.copy': 'Kopijuoti',
  'inputs.reference.action.create-new-document': 'Sukurti',
  'inputs.reference.action.create-new-document-select': 'Sukurti…',
  'inputs.reference.action.duplicate': 'Sukurti kopiją',
  'inputs.reference.action.open-in-new-tab': 'Atverti naujame skirtuke',
  'inputs.reference.action.remove': 'Pašalinti',
  'inputs.reference.action.replace': 'Pakeisti',
  'inputs.reference.action.replace-cancel': 'Palikti, kas buvo',
  'inputs.reference.document-opens-in-new-tab': 'Įrašas atsivers naujame skirtuke',
  'inputs.reference.error.document-unavailable-title': 'Įrašas nepasiekiamas',
  'inputs.reference.error.failed-to-load-document-title': 'Įrašo gauti nepavyko',
  'inputs.reference.error.invalid-search-result-type-title':
    'Rastas šiai nuorodai netinkamo tipo įrašas: „{{returnedType}}“',
  'inputs.reference.error.invalid-type-description':
    'Pasirinkto įrašo (<code>{{documentId}}</code>) tipas – <code>{{actualType}}</code>. Pagal schemą čia tinka tik <AllowedTypes/>.',
  'inputs.reference.error.invalid-type-title': 'Netinkamo tipo įrašas',
  'inputs.reference.error.missing-read-permissions-description': 'Jūsų vaidmuo neleidžia matyti šio įrašo',
  'inputs.reference.error.missing-read-permissions-title': 'Jūsų vaidmuo to neleidžia',
  'inputs.reference.error.nonexistent-document-description':
    'Čia pasirinkto įrašo nebėra (ID: <code>{{documentId}}</code>). Pašalinkite nuorodą arba pasirinkite kitą įrašą.',
  'inputs.reference.error.nonexistent-document-title': 'Nerasta',
  'inputs.reference.error.nonexistent-document.clear-button-label': 'Išvalyti',
  'inputs.reference.error.search-failed-title': 'Paieška nepavyko',
  'inputs.reference.image-preview-alt-text': 'Pasirinkto įrašo paveikslėlis',
  'inputs.reference.incomplete-reference.finalize-action-description':
    '<strong>{{referencedDocument}}</strong> jau paskelbta, todėl nuorodą galima užbaigti.',
  'inputs.reference.incomplete-reference.finalize-action-title': 'Užbaigti nuorodą',
  'inputs.reference.incomplete-reference.strengthen-action-description':
    '<strong>{{referencedDocument}}</strong> jau paskelbta, todėl nuorodą reikia padaryti stipriąja.',
  'inputs.reference.incomplete-reference.strengthen-action-title': 'Padaryti stipriąja nuoroda',
  'inputs.reference.incomplete-reference.strengthen-button-label': 'Padaryti stipriąja nuoroda',
  'inputs.reference.metadata-error.retry-button-label': 'Bandyti dar kartą',
  'inputs.reference.metadata-error.title': 'Nuorodos duomenų gauti nepavyko',
  'inputs.reference.no-results-for-query': 'Nieko nerasta pagal <strong>„{{searchTerm}}“</strong>',
  'inputs.reference.preview.edited-at-time': 'Pakeista <RelativeTime/>',
  'inputs.reference.preview.has-no-unpublished-changes-aria-label': 'Nepaskelbtų pakeitimų nėra',
  'inputs.reference.preview.has-unpublished-changes-aria-label': 'Pakeista',
  'inputs.reference.preview.is-not-published-aria-label': 'Nepaskelbta',
  'inputs.reference.preview.is-published-aria-label': 'Paskelbta',
  'inputs.reference.preview.no-unpublished-edits': 'Nepaskelbtų pakeitimų nėra',
  'inputs.reference.preview.not-published': 'Nepaskelbta',
  'inputs.reference.preview.published-at-time': 'Paskelbta <RelativeTime/>',
  'inputs.reference.referenced-document-does-not-exist':
    'Čia pasirinkto įrašo nebėra – gali būti, kad jis ištrintas (įrašo ID: <code>{{documentId}}</code>).',
  'inputs.reference.referenced-document-insufficient-permissions':
    'Jūsų vaidmuo neleidžia matyti čia pasirinkto įrašo',
  'inputs.reference.resolving-initial-value': 'Ruošiami pradiniai duomenys…',
  'inputs.reference.search-placeholder': 'Pradėkite rašyti pavadinimą',
  'inputs.reference.strength-mismatch.is-strong-consquences':
    'Kol ši nuoroda nepašalinta arba nepadaryta silpnąja, įrašo, į kurį ji rodo, ištrinti nebus galima.',
  'inputs.reference.strength-mismatch.is-strong-description':
    'Ši nuoroda <em>stiprioji</em>, o pagal dabartinę schemą turi būti <em>silpnoji</em>.',
  'inputs.reference.strength-mismatch.is-weak-consquences':
    'Todėl įrašą, į kurį ji rodo, galima ištrinti nepašalinus nuorodos, ir ji nebeturės kur rodyti.',
  'inputs.reference.strength-mismatch.is-weak-description':
    'Ši nuoroda <em>silpnoji</em>, o pagal dabartinę schemą turi būti <em>stiprioji</em>.',
  'inputs.reference.strength-mismatch.strengthen-button-label': 'Padaryti stipriąja nuoroda',
  'inputs.reference.strength-mismatch.title': 'Netinkamas nuorodos stiprumas',
  'inputs.reference.strength-mismatch.weaken-button-label': 'Padaryti silpnąja nuoroda',
}
