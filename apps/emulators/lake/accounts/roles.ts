import type {Role} from '../contract.ts'

interface RoleSettings {
  title: string
  description: string
  /** Without `update` the Studio is read-only. */
  permissions: string[]
  grants: Record<string, string[]>
}

const everything = ['read', 'create', 'update', 'manage', 'history', 'editHistory']

export const roleSettings: Record<Role, RoleSettings> = {
  administrator: {
    title: 'Administrator',
    description: 'Read and write access to all datasets, with full access to all project settings.',
    permissions: everything,
    grants: {
      'sanity.project': ['read', 'update'],
      'sanity.project.members': ['read'],
      'sanity.project.datasets': ['read', 'create'],
      'sanity.project.roles': ['read'],
    },
  },
  editor: {
    title: 'Editor',
    description: 'Read and write access to all datasets, with limited access to project settings.',
    permissions: everything,
    grants: {
      'sanity.project': ['read'],
      'sanity.project.members': ['read'],
      'sanity.project.datasets': ['read'],
      'sanity.project.roles': ['read'],
    },
  },
  viewer: {
    title: 'Viewer',
    description: 'Read access to all datasets, with limited access to project settings.',
    permissions: ['read', 'history'],
    grants: {
      'sanity.project': ['read'],
      'sanity.project.members': ['read'],
      'sanity.project.datasets': ['read'],
      'sanity.project.roles': ['read'],
    },
  },
}

export const canWrite = (role: Role) => roleSettings[role].permissions.includes('update')

const everyDocument = '_id in path("**")'

export const documentPermissions = (role: Role) => [
  {filter: everyDocument, permissions: roleSettings[role].permissions},
]

export function projectGrants(role: Role) {
  const {grants, permissions} = roleSettings[role]
  const onProject = Object.entries(grants).map(([resource, names]) => [
    resource,
    [{grants: names.map((name) => ({name, params: {}}))}],
  ])
  const onDocuments = [
    {grants: permissions.map((name) => ({name, params: {}})), config: {filter: everyDocument}},
  ]
  return {...Object.fromEntries(onProject), 'sanity.document.filter': onDocuments}
}

export const roleList = () =>
  Object.entries(roleSettings).map(([name, {title, description}]) => ({
    name,
    title,
    description,
    isCustom: false,
    appliesToUsers: true,
    appliesToRobots: true,
  }))
