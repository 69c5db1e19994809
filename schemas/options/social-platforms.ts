export const socialPlatforms = [
  {value: 'facebook', title: 'Facebook'},
  {value: 'instagram', title: 'Instagram'},
  {value: 'youtube', title: 'YouTube'},
  {value: 'whatsapp', title: 'WhatsApp'},
] as const

export type SocialPlatform = (typeof socialPlatforms)[number]['value']
