import {messageNamespace, validationMessages} from '@site/schemas/validation/messages'
import {defineTexts} from '../define-texts.ts'

/** What the Studio's own inputs and the validation of the schemas say. */
export const fieldTexts = defineTexts(messageNamespace, {
  lithuanian: {
    ...validationMessages.lt,
    'dialog.done': 'Baigta',
    'key.needs-title': 'Pirmiausia įrašykite pavadinimą',
    'key.use': 'Naudoti „{{proposal}}“',
    'date.understood': 'Supratome: {{date}}',
    'date.unstored': '„{{text}}“ dar neišsaugota.',
    'date.understood_time': 'Supratome: {{date}} Velso laiku',
    'link.choose': 'Pasirinkite svetainės puslapį',
    'link.file': 'Įkelti failą',
    'link.file-failed': 'Failo įkelti nepavyko. Bandykite dar kartą.',
    'link.leads-to': 'Veda į {{address}}',
    'link.none': 'Nieko nerasta',
    'link.uploading': 'Įkeliama…',
    'money.instead': 'Pakeisti į {{amount}}',
    'money.understood': 'Supratome: {{amount}}',
    'money.unreadable': 'Nesuprantame „{{text}}“. Įrašykite sumą svarais, pvz., 15 arba 7,50.',
    'picture.preparing': 'Ruošiama įkelti: {{done}} iš {{count}}',
    'picture.broken.title': 'Šio paveikslėlio atverti nepavyko: {{names}}',
    'picture.broken.description':
      'Failas sugadintas, ne visas arba iš tikrųjų ne paveikslėlis, nors jo pavadinimas baigiasi kaip paveikslėlio. Atverkite jį kompiuteryje: jei neatsiveria, paprašykite atsiųsti iš naujo; jei atsiveria, išsaugokite kaip JPEG ir įkelkite dar kartą.',
    'picture.converting': 'Verčiama į JPEG: {{names}}',
    'picture.converted': 'Paversta į JPEG: {{names}}',
    'picture.heic.title': 'Šios nuotraukos įkelti negalima: {{names}}',
    'picture.heic.description':
      'Tai HEIC – „Apple“ telefonų formatas, kurio dauguma naršyklių nerodo, o paversti šios nuotraukos į JPEG nepavyko. Telefone ją atverkite ir išsaugokite kaip JPEG arba „Nustatymai → Fotoaparatas → Formatai“ pasirinkite „Labiausiai suderinamas“. Kompiuteryje atverkite ir eksportuokite kaip JPEG.',
    'picture.pdf.title': 'PDF čia įkelti negalima: {{names}}',
    'picture.pdf.description':
      'Čia tinka tik paveikslėliai. Plakatą išsaugokite kaip JPEG ar PNG (pvz., padarykite ekrano nuotrauką), o patį PDF galite įdėti tekste kaip nuorodą į failą.',
    'picture.large.title': 'Per didelė nuotrauka: {{names}}',
    'picture.large.description':
      'Telpa iki 100 MB. Sumažinkite ją nuotraukų programa (pakanka 4000 taškų ilgesniojo krašto) ir įkelkite dar kartą.',
    'picture.other.title': 'Šio failo čia įkelti negalima: {{names}}',
    'picture.other.description': 'Tinka JPEG, PNG, WebP, GIF, AVIF ir SVG paveikslėliai.',
    'publish.unread': 'Vieno lauko nesuprantame: pataisykite jį ir skelbkite.',
  },
  english: {
    ...validationMessages.en,
    'dialog.done': 'Done',
    'key.needs-title': 'Enter the name first',
    'key.use': 'Use ‘{{proposal}}’',
    'date.understood': 'Understood as {{date}}',
    'date.unstored': '‘{{text}}’ is not saved yet.',
    'date.understood_time': 'Understood as {{date}}, UK time',
    'link.choose': 'Choose a page of the site',
    'link.file': 'Upload a file',
    'link.file-failed': 'The file couldn’t be uploaded. Try again.',
    'link.leads-to': 'Leads to {{address}}',
    'link.none': 'Nothing found',
    'link.uploading': 'Uploading…',
    'money.instead': 'Change to {{amount}}',
    'money.understood': 'Understood as {{amount}}',
    'money.unreadable': 'We can’t read ‘{{text}}’. Enter an amount in pounds, such as 15 or 7.50.',
    'picture.preparing': 'Preparing for upload: {{done}} of {{count}}',
    'picture.broken.title': 'This picture can’t be opened: {{names}}',
    'picture.broken.description':
      'The file is damaged, incomplete, or not a picture at all, although its name ends like one. Open it on a computer: if that fails, ask for it to be sent again; if it opens, save it as JPEG and upload it again.',
    'picture.converting': 'Converting to JPEG: {{names}}',
    'picture.converted': 'Converted to JPEG: {{names}}',
    'picture.heic.title': 'This photo can’t be uploaded: {{names}}',
    'picture.heic.description':
      'It is HEIC, a format of Apple phones that most browsers can’t show, and converting this photo to JPEG failed. On the phone, open it and save it as JPEG, or choose Settings → Camera → Formats → Most Compatible. On a computer, open and export it as JPEG.',
    'picture.pdf.title': 'A PDF can’t be uploaded here: {{names}}',
    'picture.pdf.description':
      'Only pictures can go here. Save the poster as JPEG or PNG (a screenshot will do), and put the PDF itself into the text as a link to a file.',
    'picture.large.title': 'This photo is too large: {{names}}',
    'picture.large.description':
      'The limit is 100 MB. Make it smaller in a photo app (4000 pixels along the longer edge are enough) and upload it again.',
    'picture.other.title': 'This file can’t be uploaded here: {{names}}',
    'picture.other.description': 'Use a picture in JPEG, PNG, WebP, GIF, AVIF or SVG format.',
    'publish.unread': 'There is a field that we can’t read: correct it, then publish.',
  },
})
