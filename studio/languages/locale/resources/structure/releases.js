/** A document in releases, and drafts that the vendor publishes at a set time. */
export default {
  'banners.archived-release.description':
    'Ši įrašo redakcija yra suarchyvuotoje laidoje <VersionBadge>{{title}}</VersionBadge>',
  'banners.archived-scheduled-draft.description': 'Šis numatytas skelbimas suarchyvuotas',
  'banners.choose-new-document-destination.cannot-create-draft-document': 'Juodraščio sukurti negalima.',
  'banners.choose-new-document-destination.cannot-create-published-document':
    'Iškart paskelbto įrašo sukurti negalima.',
  'banners.choose-new-document-destination.choose-destination': 'Pasirinkite, kur bus šis įrašas:',
  'banners.choose-new-document-destination.release-inactive':
    'Laida <VersionBadge>{{title}}</VersionBadge> neveikia.',
  'banners.paused-scheduled-draft.text':
    'Kol keičiate, numatytas skelbimas sustabdytas. Numatykite jį iš naujo arba pasirinkite kitą laiką.',
  'banners.published-release.description':
    'Tai redakcija, paskelbta su laida <VersionBadge>{{title}}</VersionBadge>. Jos keisti negalima',
  'banners.release.action.add-to-bundle': 'Įdėti į rinkinį',
  'banners.release.action.add-to-release': 'Įdėti į laidą',
  'banners.release.action.open-to-edit': 'Atverti laidą ir keisti',
  'banners.release.error.description': 'Įdėti įrašo į laidą nepavyko: {{message}}',
  'banners.release.error.title': 'Įrašo į laidą įdėti nepavyko',
  'banners.release.navigate-to-edit-description': 'Šis įrašas yra tik čia:',
  'banners.release.navigate-to-edit-description-end_one': 'laida',
  'banners.release.navigate-to-edit-description-end_few': 'laidos',
  'banners.release.navigate-to-edit-description-end_many': 'laidos',
  'banners.release.navigate-to-edit-description-end_other': 'laidų',
  'banners.release.navigate-to-edit-description-multiple_one':
    'Šis įrašas yra laidoje <VersionBadge/> ir dar {{count}} laidoje.',
  'banners.release.navigate-to-edit-description-multiple_few':
    'Šis įrašas yra laidoje <VersionBadge/> ir dar {{count}} laidose',
  'banners.release.navigate-to-edit-description-multiple_many':
    'Šis įrašas yra laidoje <VersionBadge/> ir dar {{count}} laidos',
  'banners.release.navigate-to-edit-description-multiple_other':
    'Šis įrašas yra laidoje <VersionBadge/> ir dar {{count}} laidų',
  'banners.release.navigate-to-edit-description-none': 'Šis įrašas nė vienoje laidoje nėra įdėtas',
  'banners.release.navigate-to-edit-description-single': 'Šis įrašas yra laidoje <VersionBadge/>',
  'banners.release.not-in-release': 'Laidoje <VersionBadge>{{title}}</VersionBadge> jo nėra.',
  'banners.release.waiting.description':
    'Palaukite, kol įrašas bus įdėtas į laidą. Tai trunka kelias sekundes.',
  'banners.release.waiting.title': 'Įrašas dedamas į laidą…',
  'banners.scheduled-draft-override-banner.text':
    'Šio įrašo skelbimas jau numatytas. Ką paskelbsite dabar, numatytu laiku bus pakeista.',
  'banners.unpublished-release-banner.text':
    'Paskelbus laidą <VersionBadge>{{title}}</VersionBadge>, šis įrašas bus nuimtas iš svetainės.',
  'banners.unpublished-release-banner.text-with-published':
    'Rodoma dabartinė <strong>paskelbta</strong> redakcija:',
  'events.inspect.release': 'Peržiūrėti įrašą laidoje <VersionBadge>{{releaseTitle}}</VersionBadge>',
  'events.open.release': 'Atverti laidą <VersionBadge>{{releaseTitle}}</VersionBadge>',
  'panes.document-operation-results.operation-success_createVersion':
    'Įdėta į laidą: <Strong>{{title}}</Strong>',
  'panes.document-operation-results.operation-success_publishVersion': 'Redakcija paskelbta',
  'panes.document-operation-results.operation-success_unpublishVersion':
    'Paskelbus laidą, redakcija bus nuimta iš svetainės',
}
