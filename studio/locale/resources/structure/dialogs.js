/** What is asked before something is lost, and the request for permission to edit. */
export default {
  'confirm-delete-dialog.cancel-button.text': 'Atšaukti',
  'confirm-delete-dialog.confirm-anyway-button.text_delete': 'Vis tiek ištrinti viską',
  'confirm-delete-dialog.confirm-anyway-button.text_delete_one': 'Vis tiek ištrinti',
  'confirm-delete-dialog.confirm-anyway-button.text_delete_few': 'Vis tiek ištrinti viską',
  'confirm-delete-dialog.confirm-anyway-button.text_delete_many': 'Vis tiek ištrinti viską',
  'confirm-delete-dialog.confirm-anyway-button.text_delete_other': 'Vis tiek ištrinti viską',
  'confirm-delete-dialog.confirm-anyway-button.text_unpublish': 'Vis tiek nuimti',
  'confirm-delete-dialog.confirm-button.text_delete': 'Ištrinti viską',
  'confirm-delete-dialog.confirm-button.text_delete_one': 'Ištrinti',
  'confirm-delete-dialog.confirm-button.text_delete_few': 'Ištrinti viską',
  'confirm-delete-dialog.confirm-button.text_delete_many': 'Ištrinti viską',
  'confirm-delete-dialog.confirm-button.text_delete_other': 'Ištrinti viską',
  'confirm-delete-dialog.confirm-button.text_unpublish': 'Nuimti iš svetainės',
  'confirm-delete-dialog.confirmation.text_delete': 'Tikrai ištrinti šį įrašą ir visas jo redakcijas?',
  'confirm-delete-dialog.confirmation.text_delete_one': 'Tikrai ištrinti šį įrašą?',
  'confirm-delete-dialog.confirmation.text_delete_few': 'Tikrai ištrinti šį įrašą ir visas jo redakcijas?',
  'confirm-delete-dialog.confirmation.text_delete_many': 'Tikrai ištrinti šį įrašą ir visas jo redakcijas?',
  'confirm-delete-dialog.confirmation.text_delete_other': 'Tikrai ištrinti šį įrašą ir visas jo redakcijas?',
  'confirm-delete-dialog.confirmation.text_unpublish':
    'Nuimti „<DocumentTitle/>“ iš svetainės? Liks juodraštis.',
  'confirm-delete-dialog.error.message.text': 'Nepavyko patikrinti, kur tai naudojama.',
  'confirm-delete-dialog.error.retry-button.text': 'Bandyti dar kartą',
  'confirm-delete-dialog.error.title.text': 'Klaida',
  'confirm-delete-dialog.header.text_delete': 'Ištrinti?',
  'confirm-delete-dialog.header.text_unpublish': 'Nuimti iš svetainės?',
  'confirm-delete-dialog.loading.text': 'Tikrinama, kur tai naudojama…',
  'confirm-delete-dialog.other-reference-count.title_one': 'Dar {{count}} nuoroda nerodoma',
  'confirm-delete-dialog.other-reference-count.title_few': 'Dar {{count}} nuorodos nerodomos',
  'confirm-delete-dialog.other-reference-count.title_many': 'Dar {{count}} nuorodos nerodoma',
  'confirm-delete-dialog.other-reference-count.title_other': 'Dar {{count}} nuorodų nerodoma',
  'confirm-delete-dialog.other-reference-count.tooltip':
    'Šių nuorodų duomenų parodyti negalime, nes trūksta prieigos rakto prie jų duomenų rinkinių.',
  'confirm-delete-dialog.preview-item.preview-unavailable.subtitle': 'ID: {{documentId}}',
  'confirm-delete-dialog.preview-item.preview-unavailable.title': 'Peržiūros nėra',
  'confirm-delete-dialog.referential-integrity-disclaimer.text_delete':
    'Jei ištrinsite, ten esantys mygtukai ir nuorodos į šį puslapį nebeveiks.',
  'confirm-delete-dialog.referential-integrity-disclaimer.text_unpublish':
    'Jei nuimsite, ten esantys mygtukai ir nuorodos į šį puslapį nebeveiks.',
  'confirm-delete-dialog.referring-document-count.text_one': '„<DocumentTitle/>“ naudojama {{count}} įraše',
  'confirm-delete-dialog.referring-document-count.text_few':
    '„<DocumentTitle/>“ naudojama {{count}} įrašuose',
  'confirm-delete-dialog.referring-document-count.text_many': '„<DocumentTitle/>“ naudojama {{count}} įrašo',
  'confirm-delete-dialog.referring-document-count.text_other': '„<DocumentTitle/>“ naudojama {{count}} įrašų',
  'confirm-delete-dialog.referring-documents-descriptor.text_delete':
    'Ištrinti „<DocumentTitle/>“ gali nepavykti, nes tai naudojama čia:',
  'confirm-delete-dialog.referring-documents-descriptor.text_unpublish':
    'Nuimti „<DocumentTitle/>“ gali nepavykti, nes tai naudojama čia:',
  'confirm-dialog.cancel-button.fallback-text': 'Atšaukti',
  'confirm-dialog.confirm-button.fallback-text': 'Patvirtinti',
  'request-permission-dialog.confirm-button.text': 'Siųsti prašymą',
  'request-permission-dialog.description.text':
    'Prašymas bus išsiųstas projekto administratoriams. Jei norite, pridėkite pastabą',
  'request-permission-dialog.header.text': 'Prašyti leidimo keisti',
  'request-permission-dialog.note-input.description.text': 'Jei norite, pridėkite pastabą',
  'request-permission-dialog.note-input.placeholder.text': 'Pastaba…',
  'request-permission-dialog.warning.denied.text': 'Jūsų prašymas prisijungti prie šio projekto atmestas.',
  'request-permission-dialog.warning.limit-reached.text':
    'Išsiuntėte tiek prašymų, kiek galima. Palaukite arba kreipkitės į administratorių.',
}
