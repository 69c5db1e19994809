/** The vendor's list of drafts that will be published at a set time, and how one gets into it. */
export default {
  'action.schedule-publish': 'Numatyti skelbimą',
  'action.schedule-publish-error': 'Skelbimo numatyti nepavyko',
  'action.schedule-publish-success': 'Skelbimas numatytas',
  'action.schedule-publish-success-description': 'Bus paskelbta {{publishAt}}',
  'action.schedule-publish.disabled.cardinality-one': 'Šio įrašo skelbimas jau numatytas.',
  'action.schedule-publish.disabled.validation-issues':
    'Juodraštyje yra klaidų, todėl skelbimo numatyti negalima.',
  'action.schedule-publish.disabled.variant': 'Variantų skelbimo numatyti dar negalima.',
  'empty-state.action.documentation': 'Apie numatytą skelbimą',
  'empty-state.description':
    'Juodraščiui galite nustatyti dieną ir valandą, kada jis bus paskelbtas. Iki tol jis užrakintas.',
  'empty-state.title': 'Numatyti skelbimai',
}
