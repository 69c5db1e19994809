/** News items and legal pages. */
export const articleTexts: Record<string, Record<string, string>> = {
  legalPage: {
    'Teisinis tekstas': 'Legal text',
    'Šis tekstas – juodraštis. Prieš paleidžiant svetainę jį turi patikrinti ir patvirtinti bendruomenės taryba.':
      'This text is a draft. The community’s council must check and approve it before the site goes live.',
    'Rodomas puslapio viršuje ir svetainės apačioje.':
      'Shown at the top of the page and at the foot of the site.',
    Įžanga: 'Introduction',
    'Nebūtina. Keli sakiniai paprastais žodžiais, apie ką šis tekstas.':
      'Optional. A few sentences in plain words that say what this text is about.',
    'Galioja nuo': 'In force from',
    'Diena, nuo kurios galioja ši redakcija. Pakeitę tekstą, pakeiskite ir ją.':
      'The day from which this version is in force. When you change the text, change the day too.',
    Skyriai: 'Sections',
    'Tekstas yra juodraštis: prieš paleidžiant svetainę jį turi patikrinti bendruomenės taryba. Skyrius svetainė sunumeruoja pati, iš eilės.':
      'The text is a draft: the community’s council must check it before the site goes live. The site numbers the sections itself, in this order.',
  },
  newsItem: {
    Naujiena: 'News item',
    'Data, tema ir adresas': 'Date, topic and address',
    'Naujausios viršuje': 'Newest first',
    'Seniausios viršuje': 'Oldest first',
    'Trumpai ir aiškiai, kas įvyko arba bus. Rodoma naujienų sąraše ir puslapio viršuje.':
      'Short and clear: what happened or will happen. Shown in the list of news and at the top of the page.',
    'Vienas ar du sakiniai. Rodomi naujienų sąraše ir pasidalijus nuoroda.':
      'One or two sentences. Shown in the list of news and when the link is shared.',
    'Nebūtina. Rodomas naujienos puslapyje po trumpu aprašymu; jame gali būti paveikslėlių ir nuorodų.':
      'Optional. Shown on the news item’s page below the short description. It can hold pictures and links.',
    Mygtukai: 'Buttons',
    'Nebūtina. Ką perskaičius galima nuveikti: eiti į kitą puslapį, paaukoti, užsiregistruoti. Pirmas – svarbiausias.':
      'Optional. What readers can do next: go to another page, donate, register. The first is the most important.',
    'Kurios dienos naujiena. Sąraše naujausios rodomos viršuje.':
      'The date of the news item. The newest is at the top of the list.',
    Tema: 'Topic',
    'Apie ką naujiena. Rodoma virš antraštės.': 'What the news is about. Shown above the heading.',
    'Svarbi naujiena': 'Important news',
    'Įjunkite, jei naujieną reikia išskirti iš kitų. Iš kelių puslapyje išskiriama tik naujausia.':
      'Switch this on if the news should stand out from the rest. Of several on a page only the newest does.',
  },
  legalSection: {
    Skyrius: 'Section',
    'Skyriaus pavadinimas': 'Section title',
    'Be numerio: svetainė skyrius sunumeruoja pati.':
      'Without a number: the site numbers the sections itself.',
    'Skyriaus tekstas; jame gali būti sąrašų ir nuorodų.':
      'The text of the section. It can hold lists and links.',
  },
}
