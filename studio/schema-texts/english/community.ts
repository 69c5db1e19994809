/** People, meetings, account, register, opening hours, press, synonyms. */
export const communityTexts: Record<string, Record<string, string>> = {
  bankDetails: {
    'Sąskaitos savininkas': 'Account name',
    'Tiksliai taip, kaip užrašyta banke.': 'Exactly as the bank has it.',
    Bankas: 'Bank',
    'Nebūtina. Banko pavadinimas.': 'Optional. The name of the bank.',
    'Banko kodas (sort code)': 'Sort code',
    'Šeši skaitmenys su brūkšneliais, pvz., 00-00-00.': 'Six digits with hyphens, such as 00-00-00.',
    'Sąskaitos numeris': 'Account number',
    'Aštuoni skaitmenys be tarpų.': 'Eight digits without spaces.',
  },
  contactPerson: {
    'Į ką kreiptis': 'Who to contact',
    'Nebūtina. Pvz., „mokyklėlės vadovė“.': 'Optional. For example ‘head of the school’.',
  },
  contacts: {
    'Bendras bendruomenės paštas, kuriuo lankytojai rašo klausimus.':
      'The community’s own mailbox, to which visitors send their questions.',
    'Nebūtina. Kur siųsti paprastus laiškus.': 'Optional. Where to send letters.',
  },
  councilMeeting: {
    Pradžia: 'Start',
    Susirinkimas: 'Meeting',
    'Pvz., „Metinis narių susirinkimas“.': 'For example ‘Annual general meeting’.',
    'Diena ir valanda Velso laiku. Jai praėjus, susirinkimas rodomas tarp buvusių.':
      'Day and time, in UK time. Once it has passed, the meeting is shown among past ones.',
    Kur: 'Where',
    'Nebūtina. Vietos pavadinimas arba „nuotoliu“.': 'Optional. The name of the place, or ‘online’.',
    'Apie ką kalbėsime arba kas nuspręsta': 'What we will talk about, or what was decided',
    'Nebūtina. Kas gali dalyvauti, darbotvarkė, po susirinkimo – svarbiausi sprendimai.':
      'Optional. Who may come, the agenda, and afterwards the most important decisions.',
  },
  councilMember: {
    'Tarybos narys': 'Council member',
    'Pvz., „pirmininkė“, „iždininkas“.': 'For example ‘chair’, ‘treasurer’.',
    'Kuo rūpinasi': 'What they look after',
    'Nebūtina. Vienas ar du sakiniai, dėl ko į šį žmogų kreiptis.':
      'Optional. One or two sentences about what to contact this person for.',
  },
  openingHours: {
    'Nuo dienos': 'First day',
    'Pirma savaitės darbo diena.': 'The first working day of the week.',
    'Iki dienos': 'Last day',
    'Paskutinė savaitės darbo diena.': 'The last working day of the week.',
    'Nuo valandos': 'Opens at',
    'Velso laiku, pvz., 09:00.': 'UK time, such as 09:00.',
    'Iki valandos': 'Closes at',
    'Velso laiku, pvz., 17:00.': 'UK time, such as 17:00.',
  },
  press: {
    'Kas atsako žurnalistams': 'Who answers journalists',
    'Kol neįrašyta, svetainėje nieko iš šios dalies nerodoma.':
      'Until this is filled in, the site shows nothing of this part.',
    'Kiek bendruomenėje narių': 'Number of members',
    'Nebūtina. Tik skaičius, pvz., 120.': 'Optional. A number only, such as 120.',
    'Kada bendruomenė įkurta': 'Year of founding',
    'Nebūtina. Metai keturiais skaitmenimis, pvz., 2009.': 'Optional. Four digits, such as 2009.',
    'Paveikslėliai, kuriuos galima spausdinti': 'Pictures that may be printed',
    'Nebūtina. Tik tokie, kuriuos autorius leido skelbti kitiems, o matomi žmonės sutiko. Didžiausi, kokius turite.':
      'Optional. Only those whose author lets others publish them, and whose people have agreed. The largest that you have.',
  },
  pressPicture: {
    'Paveikslėlis spaudai': 'Picture for the press',
    'Nutempkite didžiausią failą, kokį turite: jį žurnalistai atsisiųs tokį, koks yra.':
      'Drag the largest file that you have here: journalists download it as it is.',
    Autorius: 'Credit',
    'Ką spausdinant būtina nurodyti, pvz., „Ona Onaitė / Velso lietuvių bendruomenė“.':
      'What must be printed with it, such as ‘Ona Onaitė / Lithuanian Community in Wales’.',
  },
  registerEntry: {
    'Tiksliai taip, kaip registre.': 'Exactly as in the register.',
    'Kokiame registre': 'Which register',
    'Nebūtina. Pvz., „Anglijos ir Velso labdaros komisija (Charity Commission)“.':
      'Optional. For example ‘Charity Commission for England and Wales’.',
    'Įrašas registre': 'Entry in the register',
    'Nebūtina. Kur kiekvienas gali pasitikrinti: visas adresas su https:// pradžioje.':
      'Optional. Where anybody can check it: the whole address, beginning with https://.',
  },
  synonymGroup: {
    Žodžiai: 'Words',
    'Bent du žodžiai ar posakiai, lietuviški ir angliški, pvz., „mokyklėlė“, „šeštadieninė mokykla“, „school“. Galūnių ir didžiųjų raidžių derinti nereikia.':
      'At least two words or phrases, in Lithuanian and English, such as ‘mokyklėlė’, ‘Saturday school’, ‘school’. Endings and capital letters make no difference.',
  },
}
