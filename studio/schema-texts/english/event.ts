/** Events. */
export const eventTexts: Record<string, Record<string, string>> = {
  event: {
    Pradžia: 'Start',
    'Kas, kada, kur': 'What, when and where',
    'Programa ir kita': 'Programme and more',
    'Atvykimas ir prieinamumas': 'Getting there and access',
    'Bilietai ir registracija': 'Tickets and registration',
    'Po renginio': 'Afterwards',
    'Vėliausi viršuje': 'Latest first',
    'Anksčiausi viršuje': 'Earliest first',
    'Kaip renginys vadinasi, pvz., „Lietuviškos Kalėdos“.':
      'What the event is called, such as ‘Lithuanian Christmas’.',
    'Vienas ar du sakiniai. Rodomi renginių sąraše ir pasidalijus nuoroda.':
      'One or two sentences. Shown in the list of events and when the link is shared.',
    'Diena ir valanda Velso laiku. Jei tiksliai dar nežinote, įrašykite numatomą ir įjunkite „Data dar tikslinama“.':
      'Day and time, in UK time. If you don’t know them yet, enter your best guess and switch on ‘Date to be confirmed’.',
    Pabaiga: 'End',
    'Nebūtina. Velso laiku. Iki pabaigos renginys rodomas tarp būsimų.':
      'Optional. UK time. Until then the event is listed among the upcoming ones.',
    'Data dar tikslinama': 'Date to be confirmed',
    'Įjungus prie datos lankytojai matys „Data tikslinama“.':
      'If on, visitors see ‘Date to be confirmed’ beside the date.',
    'Ar renginys vyks': 'Is the event going ahead?',
    'Pakeitus lankytojai matys pranešimą sąraše, puslapyje ir savo kalendoriuje.':
      'If you change this, visitors see a message in the list, on the page and in their calendar.',
    'Vyks, kaip paskelbta': 'Going ahead as announced',
    'Pasikeitė laikas ar vieta': 'Time or place has changed',
    Atšaukta: 'Cancelled',
    'Kas pasikeitė': 'What has changed',
    'Vienas ar du sakiniai lankytojams: kas pasikeitė arba kodėl renginys atšauktas.':
      'One or two sentences for visitors: what has changed, or why the event is cancelled.',
    'Kur renginys vyks. Jei dar nežinote, palikite tuščia.':
      'Where the event is. Leave this empty if you don’t know yet.',
    'Renginio rūšis': 'Kind of event',
    'Rodoma prie renginio, kad kiekvienas greičiau rastų, kas jam įdomu.':
      'Shown with the event, so that people more quickly find what interests them.',
    'Svarbus renginys': 'Important event',
    'Įjungus renginys rodomas renginių puslapio viršuje.':
      'If on, the event is shown at the top of the events page.',
    'Renginio kodas': 'Event code',
    'Spustelėkite „Naudoti …“ – kodas bus sudarytas iš pavadinimo ir metų, pvz., kaledos-2025. Pagal jį saugomi komentarai, patiktukai ir registracijos, todėl paskelbus renginį jo keisti nebegalima.':
      'Press ‘Use …’: the code is made from the name and the year, such as kaledos-2025. Comments, likes and registrations are kept under it, so it can’t be changed once the event is published.',
    'Platus paveikslėlis puslapio viršuje': 'Wide picture at the top of the page',
    'Nebūtina. Tuščia – renginio puslapio viršuje rodomas tas pats paveikslėlis kaip sąraše.':
      'Optional. If empty, the top of the event’s page shows the same picture as the list.',
    'Nebūtina. Rodomas renginio puslapyje; jame gali būti paveikslėlių ir nuorodų.':
      'Optional. Shown on the event’s page. It can hold pictures and links.',
    'Renginio svetainė': 'Event website',
    'Nebūtina. Oficialus renginio puslapis kitoje svetainėje, su https:// pradžioje.':
      'Optional. The event’s official page on another site, beginning with https://.',
    Programa: 'Programme',
    'Nebūtina. Kas vyks, valanda po valandos.': 'Optional. What happens, hour by hour.',
    Atlikėjai: 'Performers',
    'Nebūtina. Kas koncertuos ar ves vakarą.': 'Optional. Who performs or hosts the evening.',
    Veiklos: 'Activities',
    'Nebūtina. Ką renginyje galima nuveikti.': 'Optional. What people can do at the event.',
    'Nebūtina. Pvz., 5 km, 80 ha, 2 ežerai.': 'Optional. For example 5 km, 80 ha, 2 lakes.',
    'Ko tikėtis': 'What to expect',
    'Nebūtina. Kas laukia atvykusių ir ką pasiimti.':
      'Optional. What people will find there, and what to bring.',
    'Kaip buvo ankstesniais metais': 'What it was like in previous years',
    'Nebūtina. Metai ir kiek susirinko žmonių.': 'Optional. The year and how many people came.',
    'Ko laukiame šiemet': 'What we hope for this year',
    'Nebūtina. Metai, kiek žmonių tikimės ir kodėl.':
      'Optional. The year, how many people we expect and why.',
    'Automobilio stovėjimas': 'Parking',
    'Nebūtina. Kur palikti automobilį ir kiek tai kainuoja. Rodoma prie vietos. Vietos neįgaliesiems – prie prieinamumo.':
      'Optional. Where to leave a car, and what that costs. Shown with the place. Blue Badge spaces belong to access.',
    'Kaip atvykti': 'Getting there',
    'Nebūtina. Kiekvieną būdą pridėkite atskirai, pvz., „Traukiniu“, „Automobiliu“, „Pėsčiomis nuo stoties“.':
      'Optional. Add each way on its own, such as ‘By train’, ‘By car’, ‘On foot from the station’.',
    'Nebūtina. Atsakykite į tuos klausimus, kurių atsakymus tikrai žinote; į kitus neatsakyti puslapyje nerodomi.':
      'Optional. Answer only what you know for certain. Questions without an answer aren’t shown on the page.',
    'Klausimai ir atsakymai': 'Questions and answers',
    'Nebūtina. Ko lankytojai klausia dažniausiai.': 'Optional. What visitors ask most often.',
    'Kaip patenkama': 'How people get in',
    'Nuo to priklauso, koks mygtukas rodomas prie renginio ir kokią anketą lankytojas pildys.':
      'This decides which button is shown with the event and which form a visitor fills in.',
    'Dar nežinoma, kaip patenkama': 'Not known yet',
    'Įėjimas laisvas, registruotis nereikia': 'Free entry, no registration',
    'Bilietai parduodami kitoje svetainėje': 'Tickets are sold on another site',
    'Registracija mūsų svetainėje: paprasta anketa': 'Registration on our site: a simple form',
    'Registracija mūsų svetainėje: išvyka (kiek žmonių važiuos)':
      'Registration on our site: a trip (how many people are coming)',
    'Registracija mūsų svetainėje: bėgimas (suaugusieji ir vaikai)':
      'Registration on our site: a race (adults and children)',
    'Registruojamasi kitoje svetainėje': 'Registration on another site',
    'Kur perkami bilietai ir ar jų dar yra.': 'Where tickets are sold, and whether there are any left.',
    'Ar dabar registruojama, iki kada ir ką reikia žinoti.':
      'Whether registration is open now, until when, and what people should know.',
    'Kiek vietų': 'Number of places',
    'Nebūtina. Didžiausias dalyvių skaičius.': 'Optional. The most people who can take part.',
    Nemokamas: 'Free',
    'Įjungus prie vietos lankytojai matys „Nemokamai“.': 'If on, visitors see ‘Free’ beside the place.',
    Kainos: 'Prices',
    'Kiek kam kainuoja bilietas. Kol tuščia, lankytojai mato „Kaina tikslinama“.':
      'What a ticket costs, and for whom. While it is empty, visitors see ‘Price to be confirmed’.',
    'Nebūtina. Kiek sutaupo bendruomenės nariai.': 'Optional. How much members of the community save.',
    'Kitas toks renginys': 'The next event of this kind',
    'Nebūtina. Kai šis renginys praeis, jo puslapis kvies į čia pasirinktą, pvz., kitų metų šventę. Nieko nepasirinkus – į artimiausią būsimą.':
      'Optional. Once this event is over, its page invites people to the one chosen here, such as next year’s celebration. If none is chosen, to the nearest event to come.',
    'Nebūtina. Albumas su šio renginio nuotraukomis.': 'Optional. The album with photos of this event.',
    'Naujienos apie renginį': 'News about the event',
    'Nebūtina. Kvietimai ir pasakojimai, kaip buvo; svarbiausia – pirma. Nieko nepasirinkus po renginio rodomos naujienos, kuriose yra nuoroda į jį.':
      'Optional. Invitations, and how it went afterwards. The most important first. If none is chosen, news that link to the event are shown once it is over.',
    'Trumpas adresas': 'Short address',
    'Nebūtina. Adresas, kurį lengva pasakyti ar atspausdinti plakate, pvz., /kaledos-2025. Pradėkite pasviruoju brūkšniu. Vėliau pakeitus, senos nuorodos ves į naują adresą.':
      'Optional. An address that is easy to say or to print on a poster, such as /kaledos-2025. Begin with a slash. If you change it later, old links lead to the new address.',
    'Kiti to paties puslapio adresai': 'Other addresses of the same page',
    'Nebūtina. Adresai, kuriais atveriamas tas pats puslapis, pvz., /renginiai/kaledos.':
      'Optional. Addresses that open the same page, such as /renginiai/kaledos.',
  },
}
