/** Drafts that the vendor publishes at a set time. */
export default {
  'release.action.delete-schedule': 'Atsisakyti numatyto skelbimo',
  'release.action.edit-schedule': 'Keisti laiką',
  'release.action.pause-to-edit': 'Sustabdyti ir keisti',
  'release.action.publish-now': 'Paskelbti dabar',
  'release.action.schedule-publish': 'Numatyti skelbimą',
  'release.action.view-scheduled-drafts': 'Numatyti skelbimai',
  'release.dialog.delete-schedule-draft.body-already-current':
    'Atsisakyti numatyto skelbimo? Juodraštyje jau yra visi jo pakeitimai.',
  'release.dialog.delete-schedule-draft.body-will-save-to-draft':
    'Atsisakyti numatyto skelbimo? Jo pakeitimai liks juodraštyje.',
  'release.dialog.delete-schedule-draft.body-with-choice': 'Atsisakyti numatyto skelbimo?',
  'release.dialog.delete-schedule-draft.confirm': 'Atsisakyti',
  'release.dialog.delete-schedule-draft.copy-checkbox':
    'Numatytus skelbti pakeitimus perkelti į juodraštį (patartina)',
  'release.dialog.delete-schedule-draft.different-changes-explanation':
    'Numatyta skelbti ne tai, kas dabar yra juodraštyje.',
  'release.dialog.delete-schedule-draft.header': 'Atsisakyti numatyto skelbimo',
  'release.dialog.edit-schedule.body': 'Pasirinkite kitą skelbimo dieną ir valandą.',
  'release.dialog.edit-schedule.confirm': 'Pakeisti laiką',
  'release.dialog.edit-schedule.header': 'Keisti skelbimo laiką',
  'release.dialog.publish-scheduled-draft.body': 'Ar tikrai paskelbti iškart, nelaukiant numatyto laiko?',
  'release.dialog.publish-scheduled-draft.confirm': 'Paskelbti dabar',
  'release.dialog.publish-scheduled-draft.header': 'Paskelbti juodraštį dabar',
  'release.menu.scheduled-drafts': 'Numatyti skelbimai',
  'release.schedule-dialog.publish-date-in-past-warning': 'Pasirinkite laiką, kuris dar nepraėjo.',
  'release.schedule-dialog.select-publish-date-label': 'Paskelbti',
  'release.toast.delete-schedule-draft.error':
    'Numatyto skelbimo atsisakyti nepavyko: <strong>{{title}}</strong>. {{error}}',
  'release.toast.delete-schedule-draft.success': 'Numatyto skelbimo atsisakyta: <strong>{{title}}</strong>.',
  'release.toast.pause-scheduled-draft.error':
    'Numatyto skelbimo sustabdyti nepavyko: <strong>{{title}}</strong>. {{error}}',
  'release.toast.publish-scheduled-draft.error': 'Paskelbti nepavyko: <strong>{{title}}</strong>. {{error}}',
  'release.toast.publish-scheduled-draft.success': 'Paskelbta: <strong>{{title}}</strong>.',
  'release.toast.reschedule-scheduled-draft.error':
    'Skelbimo laiko pakeisti nepavyko: <strong>{{title}}</strong>. {{error}}',
  'release.toast.reschedule-scheduled-draft.success':
    'Skelbimo laikas pakeistas: <strong>{{title}}</strong>.',
  'release.toast.schedule-publish.error': 'Skelbimo numatyti nepavyko: {{error}}',
  'release.toast.schedule-publish.success': 'Skelbimas numatytas',
  'release.toast.scheduled-draft-published.title': 'Numatytas juodraštis paskelbtas',
  'schedule-publish-dialog.confirm': 'Numatyti',
  'schedule-publish-dialog.description': 'Pasirinkite, kada šis įrašas turi būti paskelbtas.',
  'schedule-publish-dialog.header': 'Numatyti juodraščio skelbimą',
  'scheduled-drafts.release.title': 'Numatytas skelbimas',
}
