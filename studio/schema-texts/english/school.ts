/** Schools. */
export const schoolTexts: Record<string, Record<string, string>> = {
  school: {
    Mokyklėlė: 'School',
    'Apie mokyklėlę': 'About the school',
    'Pamokos ir mokestis': 'Lessons and fee',
    'Kontaktai ir registracija': 'Contact and registration',
    'Atsakingi žmonės ir vaikų sauga': 'Safeguarding and who is responsible',
    'Pvz., „Gintarėlis“.': 'For example ‘Gintarėlis’.',
    'Vienas ar du sakiniai. Rodomi mokyklėlių sąraše ir pasidalijus nuoroda.':
      'One or two sentences. Shown in the list of schools and when the link is shared.',
    'Ko mokoma': 'What is taught',
    'Kiekvieną dalyką pridėkite atskirai, pvz., „Lietuvių kalba“.':
      'Add each subject on its own, such as ‘Lithuanian language’.',
    'Kuo mokyklėlė ypatinga': 'What is special about the school',
    'Kiekvieną ypatybę pridėkite atskirai, pvz., „Nedidelės grupės“.':
      'Add each point on its own, such as ‘Small groups’.',
    'Nebūtina. Rodomas mokyklėlės puslapyje; jame gali būti paveikslėlių ir nuorodų.':
      'Optional. Shown on the school’s page. It can hold pictures and links.',
    'Kada vyksta pamokos': 'When lessons take place',
    'Savaitės diena ir valandos. Pagal jas svetainė pati parodo artimiausią pamoką.':
      'Day of the week and times. The site works out the next lesson from these.',
    'Nebūtina. Kada pamokų nėra, kad svetainė jų neskelbtų.':
      'Optional. When there are no lessons, so that the site doesn’t announce any.',
    'Kur vyksta pamokos': 'Where lessons take place',
    'Mokyklos ar salės pavadinimas ir adresas.': 'Name and address of the school building or hall.',
    'Grupės dydis nuo': 'Group size from',
    'Nebūtina. Kiek mažiausiai vaikų būna grupėje.': 'Optional. The smallest number of children in a group.',
    'Grupės dydis iki': 'Group size to',
    'Nebūtina. Kiek daugiausia vaikų būna grupėje.': 'Optional. The largest number of children in a group.',
    'Kiek kainuoja pamokos ir kaip mokama.': 'What lessons cost and how to pay.',
    'Kaip registruotis': 'How to register',
    'Nebūtina. Keli sakiniai tėvams: kada ir kaip priimami nauji mokiniai.':
      'Optional. A few sentences for parents: when and how new pupils are admitted.',
    'Registracijos anketa': 'Registration form',
    'Nebūtina. Visas anketos adresas su https:// pradžioje.':
      'Optional. The whole address of the form, beginning with https://.',
    'Kur tėvai rašo klausimus.': 'Where parents send their questions.',
    '„Facebook“ puslapis': 'Facebook page',
    'Kas atsako už mokyklėlę': 'Who is responsible for the school',
    'Nebūtina. Vadovas arba žmogus, kuris atsakys tėvams.':
      'Optional. The head, or the person who answers parents.',
    'Nebūtina. Rašykite tik tai, kas yra iš tikrųjų; tuščios dalys puslapyje nerodomos.':
      'Optional. Write only what is true now. Empty parts aren’t shown on the page.',
  },
  safeguarding: {
    'Kas atsako už vaikų saugą': 'Who is responsible for safeguarding',
    'Nebūtina. Žmogus, kuriam tėvai, vaikai ir savanoriai praneša apie nerimą (angl. „designated safeguarding person“).':
      'Optional. The person parents, children and volunteers go to with a concern (the ‘designated safeguarding person’).',
    'Patikros ir mokymai': 'Checks and training',
    'Nebūtina. Kas iš tiesų daroma, pvz., kieno DBS pažymos tikrinamos, kas baigė vaikų saugos ir pirmosios pagalbos kursus.':
      'Optional. What is actually done, such as whose DBS certificates are checked, and who has had training in safeguarding and first aid.',
    Draudimas: 'Insurance',
    'Nebūtina. Koks draudimas galioja (pvz., „public liability“) ir iki kada.':
      'Optional. Which insurance is in force (such as public liability) and until when.',
    Taisyklės: 'Policies',
    'Nebūtina. Vaikų saugos politika, elgesio taisyklės, skundų tvarka.':
      'Optional. Child protection policy, code of conduct, complaints procedure.',
  },
  schoolBreak: {
    'Nebūtina. Pvz., „Kalėdų atostogos“.': 'Optional. For example ‘Christmas holidays’.',
    'Pirma laisva diena': 'First day off',
    'Nuo šios dienos pamokų nėra.': 'No lessons from this day on.',
    'Paskutinė laisva diena': 'Last day off',
    'Po šios dienos pamokos vėl vyksta.': 'Lessons start again after this day.',
  },
  schoolFee: {
    'Svarais, pvz., 7 arba 7,50.': 'In pounds, such as 7 or 7.50.',
    'Iki (£)': 'To (£)',
    'Nebūtina. Jei mokestis būna įvairus, pvz., 25–30, čia įrašykite 30.':
      'Optional. If the fee varies, such as 25–30, enter 30 here.',
    'Už ką': 'What it pays for',
    'Už pamoką, mėnesį ar trimestrą.': 'For a lesson, a month or a term.',
    'Už pamoką': 'For a lesson',
    'Už mėnesį': 'For a month',
    'Už trimestrą': 'For a term',
    'Pamokų per trimestrą': 'Lessons a term',
    'Nebūtina. Kiek pamokų paprastai būna, pvz., 12. Pagal tai svetainė apskaičiuoja, kiek kainuoja pamoka ir trimestras, kad tėvai galėtų palyginti mokyklėles.':
      'Optional. How many lessons there usually are, such as 12. From this the site works out what a lesson and a term cost, so that parents can compare the schools.',
    'Mėnesių per trimestrą': 'Months a term',
    'Nebūtina. Už kiek mėnesių mokama per vieną trimestrą, pvz., 3. Reikia tai pačiai sąskaitai.':
      'Optional. How many months are paid for in one term, such as 3. Needed for the same sum.',
    'Broliams ir seserims (£)': 'For brothers and sisters (£)',
    'Nebūtina. Kiek moka antras ir kiti tos pačios šeimos vaikai. Svarais.':
      'Optional. What second and further children from the same family pay. In pounds.',
    'Kaip mokama': 'How to pay',
    'Nebūtina. Pvz., „mokama iš anksto už trimestrą“.':
      'Optional. For example ‘paid in advance for the term’.',
    'Pirmoji pamoka nemokama': 'First lesson is free',
    'Įjunkite, jei pabandyti galima nemokamai. Nepaliesta – svetainėje „Nenurodyta“.':
      'Switch this on if people can try a lesson free of charge. Untouched, the site says ‘Not stated’.',
  },
  weeklyTime: {
    'Kas savaitę': 'Every week',
    Diena: 'Day',
    'Savaitės diena.': 'Day of the week.',
    Nuo: 'From',
    'Velso laiku, pvz., 10:00.': 'UK time, such as 10:00.',
    Iki: 'To',
    'Velso laiku, pvz., 12:30.': 'UK time, such as 12:30.',
  },
}
