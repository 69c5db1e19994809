/** The vendor's code spells out these English texts outside its i18n. */
export const lithuanianOf: Record<string, string> = {
  'Choose login provider': 'Prisijunkite',
  'Last used': 'Pastarąjį kartą',
  OR: 'ARBA',
  Community: '„Sanity“ bendruomenė',
  Docs: 'Dokumentacija',
  Privacy: 'Privatumas',
  'Not authorized': 'Prieigos neturite',
  'You are not authorized to access this studio. Please contact someone with access to invite you to this project.':
    'Šios Studijos matyti negalite. Paprašykite jos prižiūrėtojų, kad jus pakviestų.',
  'If you think this is an error, verify that you are signed in with the correct account. You are currently signed in as':
    'Jei manote, kad tai klaida, patikrinkite, ar prisijungėte tinkama paskyra. Dabar esate prisijungę kaip',
  'Sign out': 'Atsijungti',

  'Network error': 'Nėra ryšio',
  'Server error': 'Serverio klaida',
  "Couldn't reach the Sanity servers. Check your network connection and try again.":
    'Nepavyko susisiekti su serveriu. Patikrinkite interneto ryšį ir bandykite dar kartą.',
  "Couldn't reach the Sanity servers. Your last change may not have been sent. Check your network connection and reload the Studio to see the current state.":
    'Nepavyko susisiekti su serveriu. Paskutinis pakeitimas gali būti neišsiųstas. Patikrinkite interneto ryšį, įkelkite Studiją iš naujo ir pažiūrėkite, kas išsaugota.',
  "The server ran into an issue and couldn't complete the request. You can try again, or reload the Studio.":
    'Serveriui nepavyko to atlikti. Bandykite dar kartą arba įkelkite Studiją iš naujo.',
  "The server ran into an issue and couldn't complete the request. Your last change may not have been saved. Reload the Studio to see the current state.":
    'Serveriui nepavyko to atlikti. Paskutinis pakeitimas gali būti neišsaugotas. Įkelkite Studiją iš naujo ir pažiūrėkite, kas išsaugota.',
  'Too many requests': 'Per daug užklausų',
  'Too many requests at once. Reload the Studio to try again.':
    'Per daug užklausų iš karto. Įkelkite Studiją iš naujo.',
  'Too many requests at once. You can try again shortly.':
    'Per daug užklausų iš karto. Netrukus galėsite bandyti dar kartą.',
  'Try again': 'Bandyti dar kartą',
  'Retrying…': 'Bandoma iš naujo…',
  'Reload Studio': 'Įkelti Studiją iš naujo',
  Troubleshooting: 'Ką patikrinti',
  'Check that your device is online.': 'Ar kompiuteris ar telefonas prisijungęs prie interneto.',
  'Disable VPNs, ad blockers, or browser extensions that may block requests.':
    'Ar užklausų neblokuoja VPN, reklamos blokavimo programa ar naršyklės plėtinys.',
  'Check Sanity Status': '„Sanity“ paslaugų būsena',

  'An error occurred': 'Įvyko klaida',
  'An error occurred that Sanity Studio was unable to recover from.':
    'Įvyko klaida, kurios Studija pati ištaisyti negali.',
  'To report this error,': 'Kad apie klaidą praneštumėte,',
  ' copy the error details and share them with your development team or Sanity Support.':
    ' nukopijuokite jos duomenis ir nusiųskite svetainės prižiūrėtojams.',
  'Import error': 'Studijos dalies įkelti nepavyko',
  'An error occurred during dynamic import.': 'Tikriausiai Studija ką tik atnaujinta arba nutrūko ryšys.',
  'Reload now': 'Įkelti iš naujo dabar',
  Reload: 'Įkelti iš naujo',
  'Workspace not found': 'Tokios darbo srities nėra',

  'Select time zone': 'Pasirinkite laiko juostą',
  'Update time zone': 'Pakeisti laiko juostą',
  'Time zone updated': 'Laiko juosta pakeista',

  'Created at': 'Sukūrimo laikas',
  'Edited at': 'Keitimo laikas',
  'Contains document, image or file': 'Kur naudojamas įrašas, paveikslėlis ar failas',
  'Remove filter': 'Pašalinti filtrą',
  Selected: 'Pasirinkti',
  'Previous month': 'Ankstesnis mėnuo',
  'Next month': 'Kitas mėnuo',
  'Previous year': 'Ankstesni metai',
  'Next year': 'Kiti metai',

  'Current slug': 'Adresas',

  'Close dialog': 'Uždaryti langą',
  Clear: 'Išvalyti',
  Open: 'Atverti',

  Back: 'Atgal',
  Close: 'Uždaryti',
  'Open menu': 'Veiksmai',
  Remove: 'Pašalinti',
}
