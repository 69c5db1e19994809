import {person} from './community.ts'
import {fee, labelled, type Label, type LabelledLine} from './labelled-line.ts'

const referenceOf = (name: string) => person(name).reference

/** The reference with two neighbouring digits in the wrong order. */
function swapped(name: string): string {
  const reference = referenceOf(name)
  const place = [2, 3, 4].find((each) => reference[each] !== reference[each + 1]) ?? 2
  return (
    reference.slice(0, place) +
    (reference[place + 1] ?? '') +
    (reference[place] ?? '') +
    reference.slice(place + 2)
  )
}

const donation = (campaignId: string | null): Label => ({kind: 'donation', campaignId})

const trip = (eventKey: string): Label => ({kind: 'trip', eventKey})

const other = (why: 'payout' | 'bankFee' | 'interest' | 'other' | 'ownTransfer'): Label => ({
  kind: 'ignore',
  why,
})

/** Written line by line when the rules were finished, with ways of writing that the other lines do not have. */
export function laterLines(): LabelledLine[] {
  const line = (text: string, pence: number, label: Label, isTrap = false) =>
    labelled('written later', text, pence, label, isTrap)
  const one = (name: string) => fee(person(name))
  return [
    line(
      `PETRAUSKAS PETRAS NARIO MOK. UZ 2026 ${referenceOf('Petras Petrauskas')}`,
      1500,
      one('Petras Petrauskas'),
    ),
    line(`BGC T.BUTKUS ${referenceOf('Tomas Butkus')}`, 1500, one('Tomas Butkus')),
    line(`A. IVANOV ref:${referenceOf('Aleksandr Ivanov').toLowerCase()}`, 1500, one('Aleksandr Ivanov')),
    line(`OLENA KOVALENKO (${referenceOf('Olena Kovalenko')})`, 1500, one('Olena Kovalenko')),
    line(`DDR EVANS S CARDIFF ${referenceOf('Siân Evans')}`, 1500, one('Siân Evans')),
    line(
      `JANKAUSKIENE BIRUTE ${referenceOf('Birutė Jankauskienė').slice(0, 4)}-${referenceOf('Birutė Jankauskienė').slice(4)} ACIU`,
      1500,
      one('Birutė Jankauskienė'),
    ),
    line(`G JONES M${referenceOf('Gareth Jones').slice(1).split('').join('.')}`, 1500, one('Gareth Jones')),
    line(`CHILDS H PAYS FOR ${referenceOf('Viktorija Nowak')}`, 1500, one('Viktorija Nowak')),
    line(`WELSH LOGISTICS LTD STAFF ${referenceOf('Marek Nowak')}`, 1500, one('Marek Nowak')),
    line(`LAURYNAS BUTKEVICIUS ${swapped('Laurynas Butkevičius')}`, 1500, one('Laurynas Butkevičius')),
    line(`D GUDAITIENE ${swapped('Danutė Gudaitienė')}`, 1500, one('Danutė Gudaitienė'), true),
    line(`K GECAITE ${swapped('Karolina Gečaitė')} MEMBERSHIP`, 1500, one('Karolina Gečaitė'), true),
    line(`E SUKYTE ${referenceOf('Edita Šukytė').slice(1)}`, 1500, one('Edita Šukytė'), true),
    line(`STONKUTE GABIJA NR ${referenceOf('Gabija Stonkutė').slice(1)}`, 1500, one('Gabija Stonkutė'), true),
    line(
      `I PAULAUSKIENE ${referenceOf('Inga Paulauskienė').slice(0, 5)}`,
      1500,
      one('Inga Paulauskienė'),
      true,
    ),
    line(`MARGARITA ANNA EVANS ${referenceOf('Siân Evans')}`, 1500, one('Siân Evans')),
    line('MR JONAS PETRAS KAZLAUSKAS NARYSTES MOK', 1500, one('Jonas Kazlauskas'), true),
    line('ROKAS A MAZEIKA NARYSTE', 1500, one('Rokas Mažeika')),
    line('MAZEIKAROKAS', 1500, one('Rokas Mažeika'), true),
    line('LIUDASGRIGAS MOKESTIS', 1500, one('Liudas Grigas'), true),
    line('Povilas Malinauskas metinis nario mokestis', 1500, one('Povilas Malinauskas')),
    line('BAGDONAS,NERIJUS,MEMBERSHIP', 1500, one('Nerijus Bagdonas')),
    line('EVALDAS  JASAITIS  A/C 12345678', 1500, one('Evaldas Jasaitis')),
    line('D BARANAUSKAS ANNUAL MEMBERSHIP', 1500, one('Donatas Baranauskas'), true),
    line('SIMONA VASILJAUSKIENE', 1500, one('Simona Vasiliauskienė'), true),
    line('RAMUNE ZEMAITAITYT', 1500, one('Ramunė Žemaitaitytė-Bielskienė'), true),
    line('BIELSKIENE R NARYSTE', 1500, one('Ramunė Žemaitaitytė-Bielskienė'), true),
    line('ZEMAITAITYTE-BIELSKIENE RAMUNE', 1500, one('Ramunė Žemaitaitytė-Bielskienė'), true),
    line('VIRGINIJA GRIGAS', 1500, one('Virginija Grigienė'), true),
    line('GRIGAITE VIRGINIJA FEE', 1500, one('Virginija Grigienė'), true),
    line(
      'AUSRA SAULIUS KAVALIAUSKAI 2 NARIAI',
      3000,
      fee(person('Saulius Kavaliauskas'), person('Aušra Kavaliauskienė')),
      true,
    ),
    line(
      'KAVALIAUSKAS S+A MEMBERSHIP X2',
      3000,
      fee(person('Saulius Kavaliauskas'), person('Aušra Kavaliauskienė')),
      true,
    ),
    line(
      `${referenceOf('Gareth Jones')}/${referenceOf('Rūta Jones')} JONES`,
      3000,
      fee(person('Gareth Jones'), person('Rūta Jones')),
    ),
    line(
      `${referenceOf('David Williams')}+${referenceOf('Ugnė Williams')}`,
      3000,
      fee(person('David Williams'), person('Ugnė Williams')),
    ),
    line(
      `WILLIAMS D ${referenceOf('David Williams')} AND UGNE`,
      3000,
      fee(person('David Williams'), person('Ugnė Williams')),
      true,
    ),
    line(
      'NAVICKAI RIMANTAS VIDA NARYSTE 2027',
      3000,
      fee(person('Rimantas Navickas'), person('Vida Navickienė')),
      true,
    ),
    line(
      `MINDAUGAS ZUKAUSKAS ${referenceOf('Jurgita Žukauskienė')} UZ ZMONA`,
      1500,
      one('Jurgita Žukauskienė'),
    ),
    line('T BUTKUS UZ EGLE', 1500, one('Eglė Butkienė'), true),
    line(`BUTKIENE E ${referenceOf('Tomas Butkus')} 2 METAI`, 3000, one('Tomas Butkus'), true),
    line(`ELENA KUCINSKAITE ${referenceOf('Elena Kučinskaitė')}`, 3000, one('Elena Kučinskaitė'), true),
    line(`ELENA KUCINSKAITE ${referenceOf('Elena Kučinskaitė')}`, 1400, one('Elena Kučinskaitė'), true),
    line('ELENA KUCINSKAITE MEMBERSHIP', 1450, one('Elena Kučinskaitė'), true),
    line(`V LUKOSIUS ${referenceOf('Viktoras Lukošius')} 2ND YEAR`, 1500, one('Viktoras Lukošius'), true),
    line('ALGIRDAS NORKUS NARYSTE', 1500, one('Algirdas Norkus'), true),
    line(`J KUCINSKAS ESTATE ${referenceOf('Juozas Kučinskas')}`, 1500, one('Juozas Kučinskas'), true),
    line(`R VAICIULIS ${referenceOf('Romas Vaičiulis')} BACK AGAIN`, 1500, one('Romas Vaičiulis'), true),
    line(`JONAS SAKALAUSKAS ${swapped('Jonas Sakalauskas')}`, 1500, one('Jonas Sakalauskas'), true),
    line(
      `I BALCIUNAITE ${person('Ieva Balčiūnaitė', 1).reference}`,
      1500,
      fee(person('Ieva Balčiūnaitė', 1)),
    ),
    line(`TADAS KAZLAUSKIS ${referenceOf('Tadas Kazlauskis')}`, 1500, one('Tadas Kazlauskis')),
    line('TADAS KAZLAUSKIS', 1500, one('Tadas Kazlauskis'), true),
    line('LAURA BUTKEVICIUTE', 1500, one('Laura Butkevičiūtė'), true),
    line('MILDA KAZLAUSKAITE', 1500, one('Milda Kazlauskaitė')),
    line('MILDA KAZLAUSKAITE THANKS FOR XMAS', 2500, donation(null), true),
    line('GARETH JONES PLUMBING LTD INVOICE 77', 12_000, null, true),
    line('JONES & EVANS SOLICITORS', 25_000, null, true),
    line('CARDIFF UNIVERSITY GRANT 2026/11', 50_000, null, true),
    line('HMRC GIFT AID M2026114', 31_250, null, true),
    line('AWARDS FOR ALL WALES', 100_000, null, true),
    line('K PRICE M26 11AB', 1500, null, true),
    line('LIBRARY MEMBERSHIP REF M555555', 1500, null, true),
    line('PARCEL2GO M1234567', 1500, null, true),
    line('JONAS', 1500, null, true),
    line('RASA', 1500, null, true),
    line('NARYSTES MOKESTIS', 1500, null, true),
    line('MEMBERSHIP FEE 15 POUNDS', 1500, null, true),
    line('CASH PAID IN AT CARDIFF', 4500, null, true),
    line('CHQ IN 000231', 3000, null, true),
    line('IN MEMORY OF ONA AUKA', 5000, donation(null), true),
    line('DONATION FROM GREENFIELD JOINERY', 5000, donation(null), true),
    line('WILLIAMS D CHILDREN OF UKRAINE', 2000, donation('ukraine'), true),
    line('UKRAINA VAIKAI', 2000, donation('ukraine'), true),
    line('SCHOOL ROOF R JONES', 3000, donation('school'), true),
    line('STOGAS 26 NUO MARTYNO', 1000, donation('school'), true),
    line('SIRDIS-25', 1500, donation('heart'), true),
    line('SIRDIS2S HELEN', 1500, donation('heart'), true),
    line(`SIRDIS25 ${referenceOf('Tomas Butkus')} T BUTKUS`, 2000, donation('heart'), true),
    line('KALEDU DOVANA BENDRUOMENEI S EVANS', 2000, donation(null), true),
    line('TENBY X2 ADULTS MOREL', 9000, trip('tenby'), true),
    line('KELIONE TENBIN KAZLAUSKIENE', 4500, trip('tenby'), true),
    line('SNOUDONO ZYGIS R MAZEIKA', 1200, trip('snowdon'), true),
    line('SNOWDON WALK TICKET', 1200, trip('snowdon'), true),
    line('FPI STRIPE PAYMENTS UK P2X4Y6Z8', 45_210, other('payout')),
    line('STRIPE', 9120, other('payout')),
    line('SQUARE TRANSFER PAYOUT SQ-1', 9120, null, true),
    line('SUMUP *PAYOUT', 3200, null, true),
    line('SERVICE CHARGE NOV', -800, other('bankFee'), true),
    line('TARIFF CHARGES', -500, other('bankFee'), true),
    line('INT PAID GROSS INTEREST NOV', 31, other('interest'), true),
    line('CARDIFF HALL HIRE NOV', -9000, other('other')),
    line(
      'REFUND ALGIRDAS NORKUS DOUBLE FEE',
      -1500,
      {kind: 'refundOf', member: person('Algirdas Norkus')},
      true,
    ),
    line(
      'FPO ASTA CEPULIENE KELIONE GRAZINTA',
      -4500,
      {kind: 'refundOf', member: person('Asta Čepulienė')},
      true,
    ),
    line('GARETH JONES PLUMBING LTD', -12_000, other('other'), true),
    line('CARD PAYMENT AMAZON MEMBERSHIP', -899, other('other'), true),
  ]
}
