/** Parts of an event, some of which pages use too. */
export const eventPartTexts: Record<string, Record<string, string>> = {
  accessAnswer: {
    'Ar yra': 'Is it available?',
    'Atsakykite tik tai, ką patikrinote. Žinoti, kad ko nors nėra, lankytojams irgi svarbu.':
      'Answer only what you have checked. Visitors need to know what is missing, too.',
    Taip: 'Yes',
    'Iš dalies': 'Partly',
    Ne: 'No',
    'Nebūtina. Kur, kiek, kokio pločio, pvz., „Prie šoninio įėjimo – pandusas ir platesnės durys“.':
      'Optional. Where, how many, how wide, such as ‘There is a ramp and a wider door at the side entrance’.',
  },
  eventAccess: {
    'Patekimas be laiptų': 'Step-free access',
    'Ar nuo gatvės iki salės, stalo ir scenos galima patekti be laiptelių: lygiai, pandusu ar liftu.':
      'Whether people can get from the street to the hall, a table and the stage without steps: on the level, by ramp or by lift.',
    'Pritaikytas tualetas': 'Accessible toilet',
    'Ar yra tualetas žmogui su vežimėliu, kuriame aukšte ir kaip iki jo nueiti.':
      'Whether there is a toilet for a wheelchair user, on which floor, and how to get to it.',
    'Indukcinė kilpa klausos aparatams': 'Hearing loop',
    'Ar ji įrengta ir kur reikia sėsti, kad būtų girdėti.':
      'Whether there is one, and where to sit to use it.',
    'Automobilių vietos neįgaliesiems': 'Parking for disabled people',
    'Ar yra „Blue Badge“ vietų, kiek ir kaip toli nuo įėjimo.':
      'Whether there are Blue Badge spaces, how many, and how far from the entrance.',
    'Rami vieta': 'Quiet space',
    'Ar yra kambarys ar kampas pailsėti nuo triukšmo, šviesų ir minios.':
      'Whether there is a room or corner to rest from noise, lights and crowds.',
    'Kita svarbu': 'Anything else that matters',
    'Nebūtina. Pvz., garsi muzika, mirksinčios šviesos, vertimas į gestų kalbą, ar laukiami šunys pagalbininkai.':
      'Optional. For example loud music, flashing lights, sign-language interpreting, whether assistance dogs are welcome.',
    'Kam rašyti dėl prieinamumo': 'Who to ask about access',
    'Nebūtina. Žmogus, kuris atsakys iki renginio ir padės jo metu.':
      'Optional. Somebody who answers before the event and helps on the day.',
  },
  memberDiscount: {
    'Nuolaida (£)': 'Discount (£)',
    'Kiek svarų narys sutaupo pirkdamas vieną bilietą, pvz., 5. Tuščia – nuolaidos nėra.':
      'How many pounds a member saves on one ticket, such as 5. If empty, there is no discount.',
    'Kodas galioja (dienų)': 'Code valid for (days)',
    'Kiek dienų nuo gavimo galima panaudoti nuolaidos kodą. Kodai dalijami, kai prie bilietų įjungta „Priima narių nuolaidos kodus“.':
      'How many days the discount code can be used after a member gets it. Codes are given out if ‘Takes members’ discount codes’ is switched on under ‘Tickets’.',
  },
  milestone: {
    'Keturi skaitmenys, pvz., 2022.': 'Four digits, such as 2022.',
    'Nebūtina. Pvz., „daugiau kaip 70 dalyvių“.': 'Optional. For example ‘more than 70 participants’.',
  },
  performer: {
    Atlikėjas: 'Performer',
    'Vardas arba grupės pavadinimas': 'Name of the person or group',
    'Kaip skelbiamas plakate.': 'As on the poster.',
    'Nebūtina. Pvz., „dainininkė ir kanklininkė“.': 'Optional. For example ‘singer and kanklės player’.',
    'Vakaro svečias': 'Main guest',
    'Įjunkite, jei dėl šio atlikėjo daugelis ir ateis: jis rodomas didžiausias.':
      'Switch this on if many will come because of this performer, who is then shown largest.',
    'Apie atlikėją': 'About the performer',
    'Nebūtina. Keli sakiniai.': 'Optional. A few sentences.',
    'Atlikėjo svetainė': 'Performer’s website',
  },
  place: {
    'Vietos pavadinimas': 'Name of the place',
    'Kaip vietą vadintumėte žodžiu, pvz., „Svonsio lietuvių klubas, Svonsis“.':
      'As you would say it, such as ‘Swansea Lithuanian Club, Swansea’.',
    'Nebūtina. Gatvė, miestas ir pašto kodas, pagal kuriuos vietą rastų žemėlapis.':
      'Optional. Street, town and postcode, by which a map can find the place.',
    'Nuoroda į žemėlapį': 'Link to a map',
    'Nebūtina. Nukopijuokite iš žemėlapių svetainės; tuščia – nuorodos į žemėlapį nėra.':
      'Optional. Copy it from a map website. If empty, there is no link to a map.',
  },
  price: {
    Kaina: 'Price',
    Kam: 'Who it is for',
    'Pvz., „Suaugusiesiems“, „Nariams“, „Vaikams“.': 'For example ‘Adults’, ‘Members’, ‘Children’.',
    'Svarais, pvz., 20 arba 7,50. Nulis – nemokamai.': 'In pounds, such as 20 or 7.50. Zero means free.',
    'Nebūtina. Pvz., „vaikams iki 12 metų“.': 'Optional. For example ‘children up to 12’.',
  },
  programmeItem: {
    'Programos punktas': 'Programme item',
    Valanda: 'Time',
    'Nebūtina. Velso laiku, pvz., 17:00.': 'Optional. UK time, such as 17:00.',
    'Kas vyks': 'What happens',
    'Keli žodžiai, pvz., „Vaikų vaidinimas“.': 'A few words, such as ‘Children’s play’.',
    'Nebūtina. Vienas ar du sakiniai.': 'Optional. One or two sentences.',
  },
  question: {
    'Klausimas ir atsakymas': 'Question and answer',
    Klausimas: 'Question',
    'Kaip klaustų lankytojas, pvz., „Ar galima ateiti su šunimi?“.':
      'As a visitor would ask it, such as ‘May I bring my dog?’.',
    'Vienas ar keli sakiniai.': 'One or more sentences.',
  },
  registration: {
    'Registracijos adresas kitoje svetainėje': 'Registration address on another site',
    'Galima registruotis': 'Registration is open',
    'Išjunkite, kai registracija dar neprasidėjo arba ją reikia sustabdyti.':
      'Switch this off if registration hasn’t begun or must be paused.',
    'Kodėl dabar neregistruojama': 'Why registration is closed now',
    'Nebūtina. Rodoma šalia neveikiančio mygtuko, pvz., „Registracija prasidės sausio mėnesį“.':
      'Optional. Shown beside the inactive button, such as ‘Registration opens in January’.',
    'Iki kada registruojasi tik nariai': 'Members only until',
    'Nebūtina. Velso laiku. Iki šios valandos užsiregistruoti gali tik prisijungę bendruomenės nariai, vėliau – visi.':
      'Optional. UK time. Until then only logged-in members of the community can register; after that, everybody can.',
    'Vieta atiduodama tik patvirtinus el. paštą': 'A place needs a confirmed email address',
    'Įjunkite, kai vietų mažai. Vieta laikoma 30 minučių, kol žmogus paspaus nuorodą laiške; nepatvirtinta atitenka kitiems. Prisijungusiems savo adresu to daryti nereikia.':
      'Switch this on when places are few. A place is held for 30 minutes until the link in the email is used; if it isn’t, others get it. People who register with the address they are logged in with needn’t.',
    'Registruotis iki': 'Register by',
    'Nebūtina. Velso laiku. Po šios valandos registracija baigsis savaime.':
      'Optional. UK time. After this time registration closes by itself.',
    'Ką žinoti registruojantis': 'What to know when registering',
    'Nebūtina. Pvz., „Vietų skaičius ribotas, dalyvavimą patvirtins organizatoriai“.':
      'Optional. For example ‘Places are limited, and the organisers will confirm yours’.',
  },
  stat: {
    'Prieš skaičių': 'Before the number',
    'Nebūtina. Pvz., „apie“, „daugiau kaip“ arba £.': 'Optional. For example ‘about’, ‘more than’ or £.',
    'Tik skaičius, be tarpų ir ženklų, pvz., 36000.': 'Digits only, without spaces or signs, such as 36000.',
    'Po skaičiaus': 'After the number',
    'Nebūtina. Pvz., + arba %.': 'Optional. For example + or %.',
    'Ką skaičius reiškia': 'What the number means',
    'Keli žodžiai po skaičiumi, pvz., „aplankytų senjorų“.':
      'A few words below the number, such as ‘older people visited’.',
  },
  ticketing: {
    'Kur pirkti bilietą': 'Where to buy a ticket',
    'Priima narių nuolaidos kodus': 'Takes members’ discount codes',
    'Įjunkite tik tada, jei tai bendruomenės „Stripe“ mokėjimo nuoroda, kurioje leisti akcijų kodai („Allow promotion codes“). Tada renginio puslapyje nariai gaus asmeninį nuolaidos kodą.':
      'Switch this on only if this is one of the community’s own Stripe payment links, with ‘Allow promotion codes’ on. Members then get a discount code of their own on the event’s page.',
    'Ar bilietų galima nusipirkti': 'Can tickets be bought?',
    'Jei negalima, vietoj nuorodos rodomas neveikiantis mygtukas „Rezervuoti vietą“.':
      'If not, an inactive button is shown in place of the link.',
    Galima: 'Yes, on sale',
    'Dar ne': 'Not yet',
    'Visi parduoti': 'Sold out',
    'Kodėl bilietų dar nėra': 'Why there are no tickets yet',
    'Rodoma šalia neveikiančio mygtuko, pvz., „Bilietai bus parduodami nuo sausio“.':
      'Shown beside the inactive button, such as ‘Tickets go on sale in January’.',
  },
  titledText: {
    'Punktas su paaiškinimu': 'Point with an explanation',
    'Keli žodžiai.': 'A few words.',
  },
}
