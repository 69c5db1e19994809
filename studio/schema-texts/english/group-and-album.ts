/** Groups, albums and redirects. */
export const listedTexts: Record<string, Record<string, string>> = {
  group: {
    Grupė: 'Group',
    'Pvz., „Senjorai“.': 'For example ‘Older people’.',
    'Vienas ar du sakiniai: kas susirenka ir ką veikia.': 'One or two sentences: who meets and what they do.',
    'Kada susitinka': 'When it meets',
    'Žodžiais, pvz., „Kas antrą sekmadienį 14:00“.': 'In words, such as ‘Every other Sunday at 14:00’.',
    'Kiekvieną veiklą pridėkite atskirai.': 'Add each activity on its own.',
    'Kitas susitikimas': 'Next meeting',
    'Nebūtina. Velso laiku. Praėjus šiai valandai svetainė jo nebeskelbia.':
      'Optional. UK time. Once it has passed, the site no longer shows it.',
    'Kur susitinka': 'Where it meets',
    'Nebūtina. Vieta, kur grupę galima rasti.': 'Optional. Where the group can be found.',
    'Kur rašyti norintiems prisijungti.': 'Where people who want to join can write.',
    'Nebūtina. Pvz., „Šokių batelių pirmą kartą nereikia“.':
      'Optional. For example ‘No dancing shoes needed the first time’.',
  },
  photoAlbum: {
    'Pvz., „Bendruomenės renginiai“.': 'For example ‘Community events’.',
    'Nebūtina. Vienas sakinys, kas šiose nuotraukose.':
      'Optional. One sentence about what these photos show.',
    'Nutempkite čia vieną ar kelias. Tvarką pakeisite tempdami.':
      'Drag one or more here. Drag them to change their order.',
  },
  redirect: {
    Nukreipimas: 'Redirect',
    'Pagal seną adresą': 'By old address',
    'Senas adresas': 'Old address',
    'Kuo baigiasi sena nuoroda, pvz., /kaledos. Pradėkite pasviruoju brūkšniu.':
      'The end of the old link, such as /kaledos. Begin with a slash.',
    'Kur nukreipti lankytoją. Pasirinkite puslapį arba palikite tuščia ir žemiau nurodykite naujieną, renginį, kampaniją ar mokyklėlę.':
      'Where the visitor is taken. Choose a page, or leave this empty and choose a news item, event, campaign or school below.',
    'Nuves ten, kur šis puslapis yra dabar, net jei jo adresas vėl pasikeis.':
      'Leads to wherever this page is now, even if its address changes again.',
  },
}
