/** Images and files: choosing, uploading, cropping, deleting. */
export default {
  'asset-source.asset-list.menu.delete': 'Ištrinti',
  'asset-source.asset-list.menu.show-usage': 'Kur naudojama',
  'asset-source.asset-usage-dialog.header_file': 'Kur naudojamas failas',
  'asset-source.asset-usage-dialog.header_image': 'Kur naudojamas paveikslėlis',
  'asset-source.asset-usage-dialog.loading': 'Įkeliama…',
  'asset-source.browse-button.text': 'Pasirinkti',
  'asset-source.delete-dialog.action.cancel': 'Atšaukti',
  'asset-source.delete-dialog.action.delete': 'Ištrinti',
  'asset-source.delete-dialog.header_file': 'Ištrinti failą',
  'asset-source.delete-dialog.header_image': 'Ištrinti paveikslėlį',
  'asset-source.delete-dialog.loading': 'Įkeliama…',
  'asset-source.delete-dialog.usage-list.confirm-delete-file_named':
    'Ištrinti failą <strong>{{filename}}</strong> ir jo duomenis? Jų sugrąžinti nepavyks.',
  'asset-source.delete-dialog.usage-list.confirm-delete-file_unnamed':
    'Ištrinti failą ir jo duomenis? Jų sugrąžinti nepavyks.',
  'asset-source.delete-dialog.usage-list.confirm-delete-image_named':
    'Ištrinti paveikslėlį <strong>{{filename}}</strong> ir jo duomenis? Jų sugrąžinti nepavyks.',
  'asset-source.delete-dialog.usage-list.confirm-delete-image_unnamed':
    'Ištrinti paveikslėlį ir jo duomenis? Jų sugrąžinti nepavyks.',
  'asset-source.delete-dialog.usage-list.image-preview-alt': 'Paveikslėlio peržiūra',
  'asset-source.delete-dialog.usage-list.warning-file-is-in-use_named':
    'Failo {{filename}} ištrinti negalima, nes jis naudojamas. Pirmiausia pašalinkite jį iš visur.',
  'asset-source.delete-dialog.usage-list.warning-file-is-in-use_unnamed':
    'Šio failo ištrinti negalima, nes jis naudojamas. Pirmiausia pašalinkite jį iš visur.',
  'asset-source.delete-dialog.usage-list.warning-image-is-in-use_named':
    'Paveikslėlio {{filename}} ištrinti negalima, nes jis naudojamas. Pirmiausia pašalinkite jį iš visur.',
  'asset-source.delete-dialog.usage-list.warning-image-is-in-use_unnamed':
    'Šio paveikslėlio ištrinti negalima, nes jis naudojamas. Pirmiausia pašalinkite jį iš visur.',
  'asset-source.dialog.accept-message': 'Rodomi tik tinkamų rūšių failai: <strong>{{acceptTypes}}</strong>',
  'asset-source.dialog.button.cancel': 'Atšaukti',
  'asset-source.dialog.button.select': 'Pasirinkti',
  'asset-source.dialog.insert-asset-error': 'Įterpti nepavyko. Bandykite dar kartą.',
  'asset-source.dialog.load-error': 'Failų gauti nepavyko',
  'asset-source.dialog.load-more': 'Rodyti daugiau',
  'asset-source.dialog.no-assets_file': 'Failų dar nėra',
  'asset-source.dialog.no-assets_image': 'Paveikslėlių dar nėra',
  'asset-source.file.asset-list.action.delete.disabled-cannot-delete-current-file':
    'Pasirinkto failo ištrinti negalima',
  'asset-source.file.asset-list.action.delete.text': 'Ištrinti',
  'asset-source.file.asset-list.action.delete.title': 'Ištrinti failą',
  'asset-source.file.asset-list.action.select-file.title': 'Pasirinkti failą {{filename}}',
  'asset-source.file.asset-list.action.show-usage.title': 'Kur naudojama',
  'asset-source.file.asset-list.delete-failed': 'Failo ištrinti nepavyko',
  'asset-source.file.asset-list.delete-successful': 'Failas ištrintas',
  'asset-source.file.asset-list.header.date-added': 'Įkelta',
  'asset-source.file.asset-list.header.filename': 'Failo pavadinimas',
  'asset-source.file.asset-list.header.size': 'Dydis',
  'asset-source.file.asset-list.header.type': 'Rūšis',
  'asset-source.file.title': 'Įkelti failai',
  'asset-source.image.asset-list.delete-failed': 'Paveikslėlio ištrinti nepavyko',
  'asset-source.image.asset-list.delete-successful': 'Paveikslėlis ištrintas',
  'asset-source.image.title': 'Įkelti paveikslėliai',
  'asset-source.usage-list.documents-using-file_named_zero':
    'Failas <code>{{filename}}</code> niekur nenaudojamas',
  'asset-source.usage-list.documents-using-file_named_one':
    'Failas <code>{{filename}}</code> naudojamas {{count}} įraše',
  'asset-source.usage-list.documents-using-file_named_few':
    'Failas <code>{{filename}}</code> naudojamas {{count}} įrašuose',
  'asset-source.usage-list.documents-using-file_named_many':
    'Failas <code>{{filename}}</code> naudojamas {{count}} įrašo',
  'asset-source.usage-list.documents-using-file_named_other':
    'Failas <code>{{filename}}</code> naudojamas {{count}} įrašų',
  'asset-source.usage-list.documents-using-file_unnamed_zero': 'Failas niekur nenaudojamas',
  'asset-source.usage-list.documents-using-file_unnamed_one': 'Failas naudojamas {{count}} įraše',
  'asset-source.usage-list.documents-using-file_unnamed_few': 'Failas naudojamas {{count}} įrašuose',
  'asset-source.usage-list.documents-using-file_unnamed_many': 'Failas naudojamas {{count}} įrašo',
  'asset-source.usage-list.documents-using-file_unnamed_other': 'Failas naudojamas {{count}} įrašų',
  'asset-source.usage-list.documents-using-image_named_zero':
    'Paveikslėlis <code>{{filename}}</code> niekur nenaudojamas',
  'asset-source.usage-list.documents-using-image_named_one':
    'Paveikslėlis <code>{{filename}}</code> naudojamas {{count}} įraše',
  'asset-source.usage-list.documents-using-image_named_few':
    'Paveikslėlis <code>{{filename}}</code> naudojamas {{count}} įrašuose',
  'asset-source.usage-list.documents-using-image_named_many':
    'Paveikslėlis <code>{{filename}}</code> naudojamas {{count}} įrašo',
  'asset-source.usage-list.documents-using-image_named_other':
    'Paveikslėlis <code>{{filename}}</code> naudojamas {{count}} įrašų',
  'asset-source.usage-list.documents-using-image_unnamed_zero': 'Paveikslėlis niekur nenaudojamas',
  'asset-source.usage-list.documents-using-image_unnamed_one': 'Paveikslėlis naudojamas {{count}} įraše',
  'asset-source.usage-list.documents-using-image_unnamed_few': 'Paveikslėlis naudojamas {{count}} įrašuose',
  'asset-source.usage-list.documents-using-image_unnamed_many': 'Paveikslėlis naudojamas {{count}} įrašo',
  'asset-source.usage-list.documents-using-image_unnamed_other': 'Paveikslėlis naudojamas {{count}} įrašų',
  'asset-sources.common.uploader.upload-failed.description': 'Bandykite dar kartą.',
  'asset-sources.common.uploader.upload-failed.title': 'Įkelti nepavyko',
  'asset-sources.dataset.file.title': 'Įkelti failai',
  'asset-sources.dataset.image.title': 'Įkelti paveikslėliai',
  'input.files.common.cancel-upload': 'Atšaukti',
  'input.files.common.upload-placeholder.file-input-button.default-source.badge': 'Įprasta',
  'input.files.common.upload-placeholder.file-input-button.text': 'Įkelti',
  'input.files.common.upload-progress': 'Įkeliama: <FileName/>',
  'inputs.file.actions-menu.file-options.aria-label': 'Failo veiksmai',
  'inputs.file.error.unknown-member-kind': 'Nežinoma lauko rūšis: {{kind}}',
  'inputs.file.invalid-file-warning.description':
    'Šiame lauke įrašytas ne failas. Išvalykite lauką ir pasirinkite failą iš naujo.',
  'inputs.file.invalid-file-warning.reset-button.text': 'Išvalyti',
  'inputs.file.invalid-file-warning.title': 'Netinkamas failas',
  'inputs.file.upload-failed.description': 'Bandykite dar kartą.',
  'inputs.file.upload-failed.title': 'Įkelti nepavyko',
  'inputs.files.common.actions-menu.clear-field.label': 'Pašalinti',
  'inputs.files.common.actions-menu.copy-url.label': 'Kopijuoti nuorodą',
  'inputs.files.common.actions-menu.download.label': 'Atsisiųsti',
  'inputs.files.common.actions-menu.notification.url-copied': 'Nuoroda nukopijuota',
  'inputs.files.common.actions-menu.open-in-source.label': 'Atverti: {{sourceName}}',
  'inputs.files.common.actions-menu.replace.label': 'Pakeisti',
  'inputs.files.common.actions-menu.upload.label': 'Įkelti',
  'inputs.files.common.drop-message.drop-to-upload': 'Paleiskite, kad įkeltumėte',
  'inputs.files.common.drop-message.drop-to-upload-multi_one': 'Paleiskite, kad įkeltumėte {{count}} failą',
  'inputs.files.common.drop-message.drop-to-upload-multi_few': 'Paleiskite, kad įkeltumėte {{count}} failus',
  'inputs.files.common.drop-message.drop-to-upload-multi_many': 'Paleiskite, kad įkeltumėte {{count}} failo',
  'inputs.files.common.drop-message.drop-to-upload-multi_other': 'Paleiskite, kad įkeltumėte {{count}} failų',
  'inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_one': 'Čia to įkelti negalima',
  'inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_few':
    'Šių failų čia įkelti negalima',
  'inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_many':
    'Šių failų čia įkelti negalima',
  'inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_other':
    'Šių failų čia įkelti negalima',
  'inputs.files.common.drop-message.drop-to-upload.rejected-file-message_one':
    '{{count}} failo čia įkelti negalima',
  'inputs.files.common.drop-message.drop-to-upload.rejected-file-message_few':
    '{{count}} failų čia įkelti negalima',
  'inputs.files.common.drop-message.drop-to-upload.rejected-file-message_many':
    '{{count}} failo čia įkelti negalima',
  'inputs.files.common.drop-message.drop-to-upload.rejected-file-message_other':
    '{{count}} failų čia įkelti negalima',
  'inputs.files.common.placeholder.cannot-upload-some-files_one': 'Įkelti negalima: {{count}} failas',
  'inputs.files.common.placeholder.cannot-upload-some-files_few': 'Įkelti negalima: {{count}} failai',
  'inputs.files.common.placeholder.cannot-upload-some-files_many': 'Įkelti negalima: {{count}} failo',
  'inputs.files.common.placeholder.cannot-upload-some-files_other': 'Įkelti negalima: {{count}} failų',
  'inputs.files.common.placeholder.drag-or-paste-to-upload_file': 'Nutempkite ar įklijuokite failą čia',
  'inputs.files.common.placeholder.drag-or-paste-to-upload_image':
    'Nutempkite ar įklijuokite paveikslėlį čia',
  'inputs.files.common.placeholder.drop-to-upload_file': 'Paleiskite, kad įkeltumėte failą',
  'inputs.files.common.placeholder.drop-to-upload_image': 'Paleiskite, kad įkeltumėte paveikslėlį',
  'inputs.files.common.placeholder.read-only': 'Keisti negalima',
  'inputs.files.common.placeholder.select-asset-source-upload-destination': 'Kur įkelti failus:',
  'inputs.files.common.placeholder.upload-not-supported': 'Čia failų įkelti negalima',
  'inputs.files.common.stale-upload-warning.clear': 'Išvalyti',
  'inputs.files.common.stale-upload-warning.description':
    'Įkėlimas nepajudėjo jau {{staleThresholdMinutes}} min. ir tikriausiai nutrūko. Išvalykite jį ir įkelkite iš naujo.',
  'inputs.files.common.stale-upload-warning.title': 'Įkėlimas nutrūko',
  'inputs.files.select-dialog.title': 'Pasirinkite failą: „{{targetTitle}}“',
  'inputs.image.actions-menu.crop-image-tooltip': 'Apkarpyti',
  'inputs.image.actions-menu.edit-details.aria-label': 'Apkarpyti paveikslėlį',
  'inputs.image.actions-menu.options.aria-label': 'Paveikslėlio veiksmai',
  'inputs.image.drag-overlay.cannot-upload-here': 'Šio failo čia įkelti negalima',
  'inputs.image.drag-overlay.drop-to-upload-image': 'Paleiskite, kad įkeltumėte paveikslėlį',
  'inputs.image.drag-overlay.this-field-is-read-only': 'Šio lauko keisti negalima',
  'inputs.image.error.possible-access-restriction':
    'Paveikslėlio parodyti nepavyko. Gali būti, kad prieiga prie jo apribota.',
  'inputs.image.error.unknown-member-kind': 'Nežinoma lauko rūšis: {{kind}}',
  'inputs.image.hotspot-dialog.title': 'Apkarpymas ir svarbiausia vieta',
  'inputs.image.invalid-image-warning.description':
    'Šiame lauke įrašytas ne paveikslėlis. Išvalykite lauką ir pasirinkite paveikslėlį iš naujo.',
  'inputs.image.invalid-image-warning.reset-button.text': 'Išvalyti',
  'inputs.image.invalid-image-warning.title': 'Netinkamas paveikslėlis',
  'inputs.image.preview-uploaded-image': 'Įkeltas paveikslėlis',
  'inputs.image.select-dialog.title': 'Pasirinkite paveikslėlį: „{{targetTitle}}“',
  'inputs.image.upload-error.description': 'Bandykite dar kartą.',
  'inputs.image.upload-error.title': 'Įkelti nepavyko',
  'inputs.imagetool.description':
    'Stačiakampis nurodo, kas lieka apkarpius. Apskritimu pažymėkite, kas turi būti matoma visada, pvz., veidus.',
  'inputs.imagetool.load-error': 'Klaida: {{errorMessage}}',
  'inputs.imagetool.title': 'Apkarpymas ir svarbiausia vieta',
  'inputs.imagetool.vector-warning.developer-info':
    "Vektoriniams paveikslėliams apkarpymas ir svarbiausia vieta netaikomi. Kad būtų taikomi, pateikite paveikslėlį rastriniu formatu, pvz., prie <ImageUrlDocumentationLink>paveikslėlio adreso</ImageUrlDocumentationLink> pridėkite <code>fm=jpg</code> arba iškvieskite <code>.format('png')</code> iš <ImageUrlPackageDocumentationLink>@sanity/image-url</ImageUrlPackageDocumentationLink>.",
  'inputs.imagetool.vector-warning.expand-developer-info': 'Informacija programuotojams',
  'inputs.imagetool.vector-warning.title':
    'Įspėjimas: svetainėje šio paveikslėlio apkarpymas ir svarbiausia vieta gali būti netaikomi.',
  'preview.image.file-is-being-uploaded.alt-text': 'Įkeliamas paveikslėlis',
}
