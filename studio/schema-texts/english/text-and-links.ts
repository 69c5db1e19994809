/** Where a link or button in a text leads. */
const linkTexts = {
  'Kur veda nuoroda': 'Where the link leads',
  'Pasirinkite svetainės puslapį ar failą arba įrašykite adresą, el. paštą ar telefoną.':
    'Choose a page of the site or a file, or enter an address, email address or phone number.',
}

/** What a paragraph may be, in both languages. */
const paragraphTexts = {
  'Paprastas tekstas': 'Plain text',
  'Skyriaus antraštė': 'Section heading',
  'Poskyrio antraštė': 'Smaller heading',
  Citata: 'Quotation',
  'Sąrašas su taškais': 'Bulleted list',
  'Numeruotas sąrašas': 'Numbered list',
  Paryškinta: 'Bold',
  Pasviroji: 'Italic',
  Nuoroda: 'Link',
  ...linkTexts,
}

/** Bilingual texts, pictures, buttons and links. */
export const contentTexts: Record<string, Record<string, string>> = {
  bodyImage: {
    'Paveikslėlis tekste': 'Picture in the text',
  },
  download: {
    'Failas atsisiųsti': 'File to download',
    'Failo pavadinimas': 'Name of the file',
    'Kas tai per failas, pvz., „Šventės programa“. Rūšis ir dydis parašomi patys.':
      'What the file is, such as ‘Programme’. Its kind and size are added by themselves.',
    'Nutempkite čia PDF, „Word“, „Excel“, „PowerPoint“ ar „LibreOffice“ failą iki 20 MB.':
      'Drag a PDF, Word, Excel, PowerPoint or LibreOffice file of up to 20 MB here.',
  },
  donateAction: {
    'Aukojimo mygtukas': 'Donate button',
    'Du trys žodžiai, pvz., „Paaukoti“.': 'Two or three words, such as ‘Donate’.',
    'Kuriam tikslui bus skirta auka.': 'What the donation is for.',
  },
  externalLink: {
    'Mygtukas į kitą svetainę': 'Button to another site',
    'Du trys žodžiai, pvz., „Pirkti bilietą“.': 'Two or three words, such as ‘Buy a ticket’.',
  },
  internalLink: {
    'Mygtukas į šios svetainės puslapį': 'Button to a page of this site',
    'Du trys žodžiai, pvz., „Tapti nariu“.': 'Two or three words, such as ‘Become a member’.',
    'Pasirinkite puslapį arba palikite tuščia ir žemiau nurodykite naujieną, renginį, kampaniją ar mokyklėlę.':
      'Choose a page, or leave this empty and choose a news item, event, campaign or school below.',
    'Pradėkite rašyti pavadinimą ir pasirinkite iš sąrašo. Palikite tuščia, jei puslapį nurodėte aukščiau.':
      'Start typing the title and choose from the list. Leave this empty if you chose a page above.',
  },
  linkButton: {
    'Du trys žodžiai, kas bus paspaudus, pvz., „Užsisakyti stalą“.':
      'Two or three words on what it does, such as ‘Book a stall’.',
    ...linkTexts,
  },
  localizedBody: {
    'Straipsnis dviem kalbomis': 'Article in two languages',
  },
  localizedString: {
    'Tekstas dviem kalbomis': 'Text in two languages',
  },
  localizedText: {
    'Kelių eilučių tekstas dviem kalbomis': 'Text of several lines in two languages',
  },
  publicDocument: {
    Dokumentas: 'Document',
    'Kaip dokumentas vadinasi, pvz., „Vaikų saugos politika“.':
      'What the document is called, such as ‘Child protection policy’.',
    'PDF failas': 'PDF file',
    'Nutempkite failą čia. Jį galės atsisiųsti kiekvienas lankytojas.':
      'Drag the file here. Every visitor will be able to download it.',
    'Arba nuoroda': 'Or a link',
    'Jei dokumentas yra kitoje svetainėje: visas adresas su https:// pradžioje.':
      'If the document is on another site: the whole address, beginning with https://.',
    'Nebūtina. Kada dokumentas patvirtintas ar peržiūrėtas.':
      'Optional. When the document was approved or reviewed.',
  },
  registrationAction: {
    'Registracijos ar bilietų mygtukas': 'Registration or ticket button',
    'Du trys žodžiai, pvz., „Registruotis į kelionę“ arba „Pirkti bilietą“.':
      'Two or three words, such as ‘Register for the trip’ or ‘Buy a ticket’.',
    'Į kurį renginį registruojamasi ar perkami bilietai. Mygtukas ves ten pat, kur renginio puslapyje.':
      'The event that people register for or buy tickets to. The button leads where the one on its page does.',
  },
  richText: {
    'Formatuotas tekstas': 'Formatted text',
    ...paragraphTexts,
  },
  translatedRichText: {
    'Išverstas formatuotas tekstas': 'Formatted text, translated',
    ...paragraphTexts,
  },
  seo: {
    'Pavadinimas paieškoje': 'Title in search results',
    'Nebūtina. Rodomas „Google“ rezultatuose ir pasidalijus nuoroda; tuščia – puslapio antraštė.':
      'Optional. Shown in Google results and when the link is shared. If empty, the heading of the page.',
    'Aprašymas paieškoje': 'Description in search results',
    'Nebūtina. Vienas ar du sakiniai po pavadinimu; tuščia – trumpas puslapio aprašymas.':
      'Optional. One or two sentences below the title. If empty, the short description of the page.',
    'Paveikslėlis prie nuorodos': 'Picture shown with the link',
    'Nebūtina. Matomas pasidalijus nuoroda; tuščia – puslapio paveikslėlis.':
      'Optional. Shown when the link is shared. If empty, the picture of the page.',
  },
  sharedPicture: {
    'Paveikslėlis iš lietuviško teksto': 'Picture from the Lithuanian text',
    'Kuris paveikslėlis': 'Which picture',
    'Paveikslėlis, jo aprašymas ir prierašas abiem kalbomis keičiami lietuviškame tekste.':
      'The picture, and its description and caption in both languages, are changed in the Lithuanian text.',
  },
  table: {
    'Lentelės pavadinimas': 'Name of the table',
    'Nebūtina. Ką lentelė rodo, pvz., „Stalų kainos“. Matomas virš lentelės.':
      'Optional. What the table shows, such as ‘Prices of stalls’. Shown above the table.',
    'Pirmoji eilutė – stulpelių pavadinimai.': 'The first row names the columns.',
  },
  tableRow: {
    'Lentelės eilutė': 'Row of a table',
    'Eilutės langelių tekstai iš kairės į dešinę.': 'The texts of the row’s cells, from left to right.',
  },
  socialLink: {
    'Socialinio tinklo puslapis': 'Page on a social network',
    Tinklas: 'Network',
    'Kuriame tinkle yra puslapis ar grupė.': 'The network that the page or group is on.',
    Facebook: 'Facebook',
    Instagram: 'Instagram',
    YouTube: 'YouTube',
    WhatsApp: 'WhatsApp',
    'Nukopijuokite iš naršyklės adreso juostos, su https:// pradžioje.':
      'Copy it from the browser’s address bar, beginning with https://.',
  },
  video: {
    'Vaizdo įrašo adresas': 'Address of the video',
    '„YouTube“ arba „Vimeo“ adresas, nukopijuotas iš naršyklės arba mygtuku „Dalytis“.':
      'The address on YouTube or Vimeo, copied from the browser or with ‘Share’.',
    'Vaizdo įrašo pavadinimas': 'Name of the video',
    'Ką jame pamatysime, pvz., „Vaikų pasirodymas per Kalėdas“. Matomas po vaizdo įrašu.':
      'What it shows, such as ‘The children perform at Christmas’. Shown below the video.',
    Viršelis: 'Cover',
    'Nebūtina. Paveikslėlis, matomas, kol vaizdo įrašas nepaleistas. Nutempkite failą čia.':
      'Optional. A picture shown until the video is played. Drag a file here.',
  },
}
