/** Campaigns. */
export const campaignTexts: Record<string, Record<string, string>> = {
  campaign: {
    'Adresas ir mokėjimas': 'Address and payment',
    'Kas atsako ir ataskaita': 'Who is responsible, and the report',
    'Pvz., „Iš širdies į širdį“. Šiuo pavadinimu aukos įrašomos ir mokėjimų sąraše.':
      'For example ‘Iš širdies į širdį’. Donations are listed under this name among the payments too.',
    'Kam renkamos lėšos. Vienas ar du sakiniai.': 'What the money is for. One or two sentences.',
    'Nebūtina. Kas ir kam daroma; jame gali būti paveikslėlių ir nuorodų.':
      'Optional. What is done and for whom. It can hold pictures and links.',
    'Nebūtina. Kas jau nuveikta, pvz., „apie 800 aplankytų senjorų“.':
      'Optional. What has been achieved, such as ‘about 800 older people visited’.',
    'Kelintų metų skaičiai ir iš kur jie': 'Which year the figures are of, and where from',
    'Nebūtina. Rodoma po skaičiais, pvz., „Visa kampanija Lietuvoje, 2024 m. Šaltinis: organizatorių ataskaita“.':
      'Optional. Shown below the figures. For example ‘The whole campaign in Lithuania, 2024. Source: the organisers’ report’.',
    'Nebūtina. Kelios kampanijos nuotraukos.': 'Optional. A few photos of the campaign.',
    'Kiek norime surinkti (£)': 'How much we want to raise (£)',
    'Nebūtina. Svarais. Puslapis rodo, kiek šios sumos jau surinkta; tuščia – tikslas nerodomas.':
      'Optional. In pounds. The page shows how much of it has been raised. If empty, no target is shown.',
    '„PayPal“ nuoroda': 'PayPal link',
    'Mokėjimo paskirtis': 'Payment reference',
    'Žodis, kurį aukotojas įrašo darydamas banko pavedimą, pvz., sirdis25. Ne ilgesnis kaip 18 ženklų.':
      'The word that a donor enters with a bank transfer, such as sirdis25. No more than 18 characters.',
    'Kas atsako už kampaniją': 'Who is responsible for the campaign',
    'Nebūtina. Žmogus, kuris atsakys aukotojams.': 'Optional. The person who answers donors’ questions.',
    'Praėjusių metų ataskaita': 'Last year’s report',
    'Nebūtina. Kiek surinkta ir kas už tai padaryta.':
      'Optional. How much was raised and what was done with it.',
    'Puslapio adresas': 'Page address',
    'Kur kampanijos puslapis bus svetainėje, pvz., /is-sirdies-i-sirdi. Pradėkite pasviruoju brūkšniu. Vėliau pakeitus, senos nuorodos ves į naują adresą.':
      'Where the campaign’s page is on the site, such as /is-sirdies-i-sirdi. Begin with a slash. If you change it later, old links lead to the new address.',
  },
  campaignReport: {
    'Metų ataskaita': 'Annual report',
    'Keturi skaitmenys, pvz., 2024.': 'Four digits, such as 2024.',
    'Kiek surinkta (£)': 'Raised (£)',
    'Nebūtina. Svarais.': 'Optional. In pounds.',
    'Kiek išleista (£)': 'Spent (£)',
    'Kas padaryta': 'What was done',
    'Nebūtina. Keli sakiniai: kam atiteko aukos ir kas liko.':
      'Optional. A few sentences: who received the donations and what is left.',
    'Visa ataskaita': 'Full report',
    'Nebūtina. Failas arba nuoroda tam, kas nori pasitikrinti.':
      'Optional. A file or link for anybody who wants to check.',
  },
}
