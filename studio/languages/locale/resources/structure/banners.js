/** Messages above a form. */
export default {
  'banners.deleted-document-banner.restore-button.text': 'Sugrąžinti',
  'banners.deleted-document-banner.text': 'Šis įrašas ištrintas.',
  'banners.deprecated-document-type-banner.text': 'Tokie įrašai nebenaudojami.',
  'banners.live-edit-draft-banner.discard.tooltip': 'Atsisakykite juodraščio ir keiskite toliau.',
  'banners.live-edit-draft-banner.publish.tooltip': 'Paskelbkite juodraštį ir keiskite toliau.',
  'banners.live-edit-draft-banner.text':
    'Tipui <strong>{{schemaType}}</strong> įjungta <code>liveEdit</code>, bet yra šio įrašo juodraštis. Kad galėtumėte keisti toliau, juodraštį paskelbkite arba jo atsisakykite.',
  'banners.obsolete-draft.actions.compare-draft.text': 'Palyginti juodraštį',
  'banners.obsolete-draft.actions.compare-draft.tooltip':
    'Paskelbto įrašo nėra, todėl juodraščio nėra su kuo palyginti.',
  'banners.obsolete-draft.actions.discard-draft.text': 'Atsisakyti juodraščio',
  'banners.obsolete-draft.actions.publish-draft.text': 'Paskelbti juodraštį',
  'banners.obsolete-draft.draft-model-inactive.text':
    'Šioje darbo srityje juodraščiai išjungti, bet yra šio įrašo juodraštis.',
  'banners.permission-check-banner.missing-permission_create_one':
    'Jūsų vaidmuo (<Roles/>) neleidžia skelbti šio įrašo.',
  'banners.permission-check-banner.missing-permission_create_few':
    'Jūsų vaidmenys (<Roles/>) neleidžia skelbti šio įrašo.',
  'banners.permission-check-banner.missing-permission_create_many':
    'Jūsų vaidmenys (<Roles/>) neleidžia skelbti šio įrašo.',
  'banners.permission-check-banner.missing-permission_create_other':
    'Jūsų vaidmenys (<Roles/>) neleidžia skelbti šio įrašo.',
  'banners.permission-check-banner.missing-permission_update_one':
    'Jūsų vaidmuo (<Roles/>) neleidžia keisti šio įrašo.',
  'banners.permission-check-banner.missing-permission_update_few':
    'Jūsų vaidmenys (<Roles/>) neleidžia keisti šio įrašo.',
  'banners.permission-check-banner.missing-permission_update_many':
    'Jūsų vaidmenys (<Roles/>) neleidžia keisti šio įrašo.',
  'banners.permission-check-banner.missing-permission_update_other':
    'Jūsų vaidmenys (<Roles/>) neleidžia keisti šio įrašo.',
  'banners.permission-check-banner.request-permission-button.sent': 'Prašymas išsiųstas',
  'banners.permission-check-banner.request-permission-button.text': 'Prašyti leidimo keisti',
  'banners.reference-changed-banner.reason-changed.reload-button.text': 'Įkelti nuorodą iš naujo',
  'banners.reference-changed-banner.reason-changed.text': 'Nuo tada, kai atvėrėte, ši nuoroda pakeista.',
  'banners.reference-changed-banner.reason-removed.close-button.text': 'Uždaryti',
  'banners.reference-changed-banner.reason-removed.text': 'Nuo tada, kai atvėrėte, ši nuoroda pašalinta.',
  'banners.revision-not-found.description': 'Pasirinktos redakcijos nėra. Istorijoje pasirinkite kitą.',
}
