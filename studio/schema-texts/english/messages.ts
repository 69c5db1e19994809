/** Messages of the validation. Those that show a value are in `schemas/validation/messages.ts`. */
export const messageTexts: Record<string, string> = {
  'Įrašykite mokėjimo paskirtį, pvz., sirdis25.': 'Enter a payment reference, such as sirdis25.',
  'Ne daugiau kaip 18 ženklų. Tinka raidės (tik ne ą, č, ę ir pan.), skaitmenys, tarpai ir brūkšneliai – kitokios ar ilgesnės paskirties bankas nepriima.':
    'No more than 18 characters. Letters (but not ą, č, ę and so on), digits, spaces and hyphens are allowed: banks don’t accept anything else, or anything longer.',
  'Įrašykite puslapio adresą, pvz., /is-sirdies-i-sirdi.':
    'Enter the address of the page, such as /is-sirdies-i-sirdi.',
  'Pasirinkite dieną ir valandą. Jei jų dar nežinote, įrašykite numatomas.':
    'Choose the day and time. If you don’t know them yet, enter your best guess.',
  'Pasirinkite renginio rūšį.': 'Choose the kind of event.',
  'Pasirinkite, kaip patenkama į renginį.': 'Choose how people get into the event.',
  'Yra įrašytų kainų. Pasirinkite kitą variantą arba ištrinkite kainas.':
    'Prices have been entered. Choose another option, or delete them.',
  'Įrašykite sveikąjį skaičių nuo 1, pvz., 50.': 'Enter a whole number from 1, such as 50.',
  'Įrašykite sveikąjį skaičių nuo 1, pvz., 120.': 'Enter a whole number from 1, such as 120.',
  'Įrašykite mygtuko tekstą.': 'Enter the words on the button.',
  'Įrašykite vaizdo įrašo adresą.': 'Enter the address of the video.',
  'Įrašykite vaizdo įrašo pavadinimą.': 'Enter the name of the video.',
  'Tai vaizdo įrašų sąrašas. Atverkite vieną įrašą ir nukopijuokite jo adresą.':
    'This is a list of videos. Open one of them, and copy its address.',
  'Čia tinka tik „YouTube“ arba „Vimeo“ vaizdo įrašo adresas. Į kitą svetainę veskite mygtuku.':
    'Only the address of a video on YouTube or Vimeo works here. Lead to another site with a button.',
  'Įrašykite failo pavadinimą.': 'Enter the name of the file.',
  'Įkelkite failą.': 'Upload a file.',
  'Tinka tik PDF, „Word“, „Excel“, „PowerPoint“ ir „LibreOffice“ failai. Kitokį išsaugokite kaip PDF.':
    'Only PDF, Word, Excel, PowerPoint and LibreOffice files work here. Save others as PDF.',
  'Failas didesnis negu 20 MB. Sumažinkite jame paveikslėlius arba padalykite jį į kelis.':
    'The file is larger than 20 MB. Make its pictures smaller, or split it into several.',
  'Užpildykite lentelę.': 'Fill in the table.',
  'Pirmoje eilutėje įrašykite visų stulpelių pavadinimus.':
    'Enter the names of all columns in the first row.',
  'Įkelkite paveikslėlį.': 'Upload a picture.',
  'Yra įrašytų kainų. Išjunkite „Nemokamas“ arba ištrinkite kainas.':
    'Prices have been entered. Switch off ‘Free’, or delete them.',
  'Tas pats adresas įrašytas du kartus.': 'The same address is entered twice.',
  'Pabaiga turi būti vėlesnė už pradžią.': 'The end must be after the start.',
  'Įrašykite el. paštą, pvz., vardas@pavyzdys.lt: juo prisijungiama prie grupės.':
    'Enter an email address, such as name@example.com: people join the group by writing to it.',
  'Pasirinkite dieną, nuo kurios galioja tekstas.': 'Choose the day from which the text is in force.',
  'Reikia bent vieno skyriaus.': 'At least one section is needed.',
  'Pasirinkite datą.': 'Choose the date.',
  'Pasirinkite temą.': 'Choose the topic.',
  'Įkelkite bent vieną nuotrauką.': 'Upload at least one photo.',
  'Įrašykite seną adresą, pvz., /kaledos.': 'Enter the old address, such as /kaledos.',
  'Pradėkite pasviruoju brūkšniu ir rašykite tik mažąsias raides be lietuviškų ženklų, skaičius ir brūkšnelius, pvz., /kaledos.':
    'Begin with a slash, and use only small letters without Lithuanian accents, digits and hyphens, such as /kaledos.',
  'Įrašykite sveikąjį skaičių nuo 1, pvz., 8.': 'Enter a whole number from 1, such as 8.',
  'Įrašykite sveikąjį skaičių nuo 1, pvz., 12.': 'Enter a whole number from 1, such as 12.',
  'Įrašykite sveikąjį skaičių nuo 1 iki 6, pvz., 3.': 'Enter a whole number from 1 to 6, such as 3.',
  'Įrašykite amžių metais, pvz., 4.': 'Enter the age in years, such as 4.',
  'Įrašykite amžių metais, pvz., 18.': 'Enter the age in years, such as 18.',
  'Negali būti mažiau už „nuo“.': 'This can’t be less than ‘from’.',
  'Spustelėkite „Naudoti …“ arba įrašykite renginio kodą, pvz., kaledos-2025.':
    'Press ‘Use …’, or enter a code for the event, such as kaledos-2025.',
  'Rašykite tik mažąsias raides be lietuviškų ženklų, skaičius ir brūkšnelius, pvz., kaledos-2025.':
    'Use only small letters without Lithuanian accents, digits and hyphens, such as kaledos-2025.',
  'Spustelėkite „Naudoti …“ arba įrašykite komentarų kodą, pvz., school-gulbe.':
    'Press ‘Use …’, or enter a code for the comments, such as school-gulbe.',
  'Tai tas pats renginys. Pasirinkite kitą.': 'This is the same event. Choose another.',
  'Ta pati naujiena pasirinkta du kartus.': 'The same news item is chosen twice.',
  'Palikite tik vieną: svetainės puslapį arba po juo nurodytą įrašą.':
    'Keep only one: the page of the site, or what is chosen below it.',
  'Pasirinkite puslapį, į kurį nukreipti lankytoją.': 'Choose the page that the visitor is taken to.',
  'Palikite ne daugiau kaip keturis mygtukus – kitaip sunku pasirinkti.':
    'Keep no more than four buttons: with more it is hard to choose.',
  'Pradėkite pasviruoju brūkšniu ir rašykite tik mažąsias raides be lietuviškų ženklų, skaičius ir brūkšnelius, pvz., /kaledos-2025.':
    'Begin with a slash, and use only small letters without Lithuanian accents, digits and hyphens, such as /kaledos-2025.',
  'Spustelėkite „Sukurti“, kad puslapis turėtų adresą.': 'Press ‘Generate’ so that the page has an address.',
  'Adrese gali būti tik mažosios raidės be lietuviškų ženklų, skaičiai ir brūkšneliai. Paprasčiausia – spustelėti „Sukurti“.':
    'An address can hold only small letters without Lithuanian accents, digits and hyphens. It is simplest to press ‘Generate’.',
  'Pasirinkite „Taip“, „Iš dalies“ arba „Ne“. Jei nežinote, ištrinkite pastabą.':
    'Choose ‘Yes’, ‘Partly’ or ‘No’. If you don’t know, delete the note.',
  'Įrašykite sąskaitos savininką.': 'Enter the account name.',
  'Įrašykite banko kodą.': 'Enter the sort code.',
  'Įrašykite šešis skaitmenis su brūkšneliais, pvz., 00-00-00.':
    'Enter six digits with hyphens, such as 00-00-00.',
  'Įrašykite sąskaitos numerį.': 'Enter the account number.',
  'Įrašykite aštuonis skaitmenis be tarpų.': 'Enter eight digits without spaces.',
  'Įrašykite metus keturiais skaitmenimis.': 'Enter the year in four digits.',
  'Įrašykite vardą ir pavardę.': 'Enter the first and last name.',
  'Įrašykite bendruomenės el. pašto adresą, pvz., vardas@pavyzdys.lt.':
    'Enter the community’s email address, such as name@example.com.',
  'Pasirinkite dieną ir valandą.': 'Choose the day and time.',
  'Pasirinkite kampaniją, kuriai bus skirta auka.': 'Choose the campaign that the donation is for.',
  'Įrašykite adresą, į kurį veda mygtukas.': 'Enter the address that the button leads to.',
  'Įrašykite dienų skaičių, pvz., 30.': 'Enter the number of days, such as 30.',
  'Pasirinkite pirmą darbo dieną.': 'Choose the first working day.',
  'Pasirinkite paskutinę darbo dieną.': 'Choose the last working day.',
  'Įrašykite atlikėjo vardą.': 'Enter the name of the performer.',
  'Įrašykite sumą svarais.': 'Enter an amount in pounds.',
  'Palikite tik vieną: failą arba nuorodą.': 'Keep only one: the file or the link.',
  'Įkelkite PDF failą arba įrašykite nuorodą.': 'Upload a PDF file, or enter a link.',
  'Įrašykite registracijos numerį.': 'Enter the registration number.',
  'Turi būti anksčiau, nei baigiasi registracija.': 'This must be before registration closes.',
  'Įrašykite adresą, kuriuo registruojamasi.': 'Enter the address where people register.',
  'Pasirinkite renginį.': 'Choose the event.',
  'Įrašykite, kur veda nuoroda.': 'Enter where the link leads.',
  'Pasirinkite pirmą laisvą dieną.': 'Choose the first day off.',
  'Pasirinkite paskutinę laisvą dieną.': 'Choose the last day off.',
  'Paskutinė diena negali būti ankstesnė už pirmą.': 'The last day can’t be before the first.',
  'Turi būti daugiau už pirmąją sumą.': 'This must be more than the first amount.',
  'Pasirinkite paveikslėlį.': 'Choose a picture.',
  'Pasirinkite tinklą.': 'Choose the network.',
  'Įrašykite puslapio adresą.': 'Enter the address of the page.',
  'Įrašykite skaičių.': 'Enter the number.',
  'Įrašykite žodį, ne ilgesnį kaip 60 ženklų.': 'Enter a word of no more than 60 characters.',
  'Įrašykite bent du žodžius.': 'Enter at least two words.',
  'Tas pats žodis įrašytas du kartus.': 'The same word is entered twice.',
  'Įrašykite adresą, kuriuo perkami bilietai.': 'Enter the address where tickets are sold.',
  'Parašykite, kodėl bilietų dar nėra.': 'Write why there are no tickets yet.',
  'Nariai gaus kodus, kai žemiau įrašysite, kiek svarų jie sutaupo („Nuolaida nariams“).':
    'Members get codes once you enter below how many pounds they save (‘Discount for members’).',
  'Pasirinkite savaitės dieną.': 'Choose the day of the week.',
  'Puslapyje numatyta vieta trims punktams.': 'The page has room for three points.',
  'Puslapyje numatyta vieta trims žingsniams.': 'The page has room for three steps.',
  'Įrašykite metinį nario mokestį svarais.': 'Enter the annual membership fee in pounds.',
  'Įrašykite tekstą lietuviškai.': 'Enter the text in Lithuanian.',
  'Įrašykite tekstą ir angliškai. Kol jo nėra, angliškoje svetainės dalyje rodomas lietuviškas.':
    'Enter the text in English too. Until then the English part of the site shows the Lithuanian.',
  'Patikrinkite adresą: jis turėtų atrodyti kaip vardas@pavyzdys.lt.':
    'Check the address: it should look like name@example.com.',
  'Rašykite tik skaičius, tarpus ir + pradžioje, pvz., +44 29 2018 0000.':
    'Use only digits, spaces and a + at the beginning, such as +44 29 2018 0000.',
  'Įrašykite valandas ir minutes, pvz., 09:00.': 'Enter hours and minutes, such as 09:00.',
  'Pabaigos valanda turi būti vėlesnė už pradžios valandą.': 'The end must be later than the beginning.',
}
