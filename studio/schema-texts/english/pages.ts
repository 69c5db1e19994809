/** Pages that exist once, and the site settings. */
export const pageTexts: Record<string, Record<string, string>> = {
  aboutPage: {
    'Puslapio viršus': 'Top of the page',
    'Taryba ir dokumentai': 'Council and documents',
    'Rodomi po antrašte.': 'Shown below the heading.',
    'Kas mus jungia': 'What connects us',
    'Trys punktai: Velsas, bendruomenė, Lietuva.': 'Three points: Wales, the community, Lithuania.',
    'Mūsų tikslai': 'Our aims',
    'Kiekvieną tikslą pridėkite atskirai.': 'Add each aim on its own.',
    'Ką darome': 'What we do',
    'Kelios kryptys, kiekviena su keliais sakiniais.': 'A few areas, each with a few sentences.',
    'Tarybos nariai': 'Council members',
    'Nebūtina. Kas išrinktas ir už ką atsako, svarbiausios pareigos – pirmos.':
      'Optional. Who was elected and what they are responsible for. The most important roles first.',
    Susirinkimai: 'Meetings',
    'Nebūtina. Būsimi ir buvę; pagal datą svetainė juos surikiuoja pati.':
      'Optional. Upcoming and past. The site sorts them by date.',
    'Nebūtina. Pildykite, tik jei bendruomenė įregistruota, pvz., kaip labdaros organizacija.':
      'Optional. Fill this in only if the community is registered, for example as a charity.',
    Įstatai: 'Constitution',
    'Nebūtina. Dokumentas, pagal kurį veikia bendruomenė.':
      'Optional. The document that sets out how the community is run.',
    'Finansinės ataskaitos': 'Accounts',
    'Nebūtina. Kiekvienų metų atskirai, naujausia – pirma.': 'Optional. One for each year, the newest first.',
    'Kas gali būti nariu': 'Who can be a member',
    'Kiekvieną sąlygą pridėkite atskirai, pvz., „gyvena Velse“. Rodoma ir puslapio „Tapti nariu“ pradžioje.':
      'Add each condition on its own, such as ‘lives in Wales’. Also shown at the top of ‘Become a member’.',
    'Apie narystę': 'About membership',
    'Ką reiškia būti nariu: nuolaidos, balsas susirinkime ir kita.':
      'What it means to be a member: discounts, a vote at the meeting and more.',
    'Keli sakiniai prieš banko sąskaitą. Suma ir sąskaita – skiltyje „Kontaktai, sąskaita, mokestis“.':
      'A few sentences before the bank account. The amount and the account are under ‘Contacts, bank account, fee’.',
    'Kodėl verta tapti nariu': 'Why become a member',
    'Kiekvieną priežastį pridėkite atskirai.': 'Add each reason on its own.',
  },
  contactPage: {
    'Prie telefono': 'Beside the phone number',
    'Nebūtina. Pvz., „Jei neatsiliepiame, parašykite žinutę“.':
      'Optional. For example ‘If we don’t answer, please send a message’.',
    'Prie el. pašto': 'Beside the email address',
    'Nebūtina. Pvz., „Atsakome per dvi darbo dienas“.':
      'Optional. For example ‘We reply within two working days’.',
    'Nebūtina. Ko klausia žurnalistai. Rodoma kontaktų puslapio gale, o puslapių apačioje – nuoroda į tai.':
      'Optional. What journalists ask for. Shown at the end of the contact page, with a link to it at the foot of pages.',
  },
  groupsPage: {
    'Bendra informacija': 'General information',
    'Nebūtina. Ką verta žinoti apie visas grupes.': 'Optional. What is worth knowing about all groups.',
    'Kaip ateiti į grupę': 'How to join',
    'Trys žingsniai iš eilės.': 'Three steps in order.',
    'Kuo naudinga': 'What you get out of it',
    'Kiekvieną punktą pridėkite atskirai.': 'Add each point on its own.',
    'Kur klausti': 'Where to ask',
    'Nebūtina. Vienas ar du sakiniai prieš el. pašto adresą.':
      'Optional. One or two sentences before the email address.',
    'Nebūtina. Tuščia – rodomas bendras bendruomenės paštas.':
      'Optional. If empty, the community’s own mailbox is shown.',
  },
  homePage: {
    Pasveikinimas: 'Welcome',
    'Didžiausias užrašas pirmo puslapio viršuje. Geriausia – viena trumpa eilutė.':
      'The largest heading at the top of the front page. One short line is best.',
    'Rodomi po pasveikinimu: kas esame ir ką čia galima rasti.':
      'Shown below the welcome: who we are and what can be found here.',
    'Kampanija pirmame puslapyje': 'Campaign on the front page',
    'Nebūtina. Rodoma plačia juosta po renginių sąrašu. Kampanijai pasibaigus lauką išvalykite.':
      'Optional. Shown as a wide band below the list of events. When the campaign ends, clear this field.',
  },
  membersGroup: {
    'Uždara narių grupė': 'Closed group for members',
    'Svetainės puslapiuose nerodoma. Nuorodą mato tik galiojančią narystę turintys nariai: savo paskyroje ir pasveikinimo laiške.':
      'Not shown on the pages of the site. Only members whose membership is valid see the link: in their account and in the welcome email.',
    'Grupės nuoroda': 'Link to the group',
    'Visas adresas su https:// pradžioje, pvz., „Facebook“ ar „WhatsApp“ grupės pakvietimas. Tuščia – nuorodos nariai nematys.':
      'The whole address, beginning with https://, such as the invitation to a Facebook or WhatsApp group. If empty, members see no link.',
  },
  membershipPage: {
    'Registracija iki metų pabaigos': 'Registration until the end of the year',
    'Įjungus rodoma, kad nauji nariai priimami iki šių metų gruodžio 31 d.':
      'If on, the page says that new members are welcome until 31 December of this year.',
    'Ką gauna narys': 'What a member gets',
    'Trys punktai, kiekvienas su vienu ar dviem sakiniais.': 'Three points, each with one or two sentences.',
    'Nebūtina. Keli sakiniai prie anketos. Pati suma – skiltyje „Kontaktai, sąskaita, mokestis“.':
      'Optional. A few sentences beside the form. The amount itself is under ‘Contacts, bank account, fee’.',
    'Mažiausias nario amžius': 'Minimum age',
    'Metais, tik skaičius, pvz., 18.': 'In years, a number only, such as 18.',
  },
  schoolsPage: {
    'Atsiliepimų antraštė': 'Feedback heading',
    'Nebūtina. Rodoma virš tėvų atsiliepimų apie mokyklėlių renginius.':
      'Optional. Shown above what parents say about the schools’ events.',
    'Atsiliepimų paaiškinimas': 'Feedback explanation',
    'Nebūtina. Vienas ar du sakiniai: apie ką kviečiame parašyti.':
      'Optional. One or two sentences: what we invite people to write about.',
  },
  siteSettings: {
    'Kontaktai, sąskaita, mokestis': 'Contacts, bank account, fee',
    'Nario mokestis ir sąskaita': 'Membership fee and account',
    Paieška: 'Search',
    'Bendruomenės pavadinimas': 'Name of the community',
    'Rodomas kiekvieno puslapio viršuje ir apačioje.': 'Shown at the top and the foot of every page.',
    Šūkis: 'Tagline',
    'Vienas sakinys, kas esame. Rodomas puslapių apačioje ir paieškoje.':
      'One sentence that says who we are. Shown at the foot of pages and in search results.',
    'Kas vadovauja bendruomenei': 'Who runs the community',
    'Nebūtina. Vienas sakinys. Rodomas pirmame puslapyje ir puslapių apačioje, su registracijos numeriu ir nuoroda į tarybą iš puslapio „Apie mus“.':
      'Optional. One sentence. Shown on the front page and at the foot of pages, with the registration number and a link to the council from the page ‘About us’.',
    'Kaip lankytojai gali su mumis susisiekti. Rodoma kontaktų puslapyje ir puslapių apačioje.':
      'How visitors can reach us. Shown on the contact page and at the foot of pages.',
    'Kada atsakome į laiškus ir skambučius.': 'When we answer emails and calls.',
    'Socialiniai tinklai': 'Social networks',
    'Nuorodos puslapių apačioje, tokia pačia tvarka.': 'Links at the foot of pages, in this order.',
    'Metinis nario mokestis (£)': 'Annual membership fee (£)',
    'Svarais, pvz., 15 arba 12,50.': 'In pounds, such as 15 or 12.50.',
    'Į šią sąskaitą žmonės perves nario mokestį ir aukas. Prieš skelbdami patikrinkite du kartus.':
      'People pay their membership fee and donations into this account. Check it twice before publishing.',
    'Nebūtina. Kas ieško vieno grupės žodžio, ras ir puslapius, kuriuose parašytas kitas, pvz., „kepsninė“ ir „šašlykai“.':
      'Optional. Anybody who searches for one word in a group also finds pages with the others, such as ‘barbecue’ and ‘BBQ’.',
  },
}
