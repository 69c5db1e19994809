// What the gate of the admin area needs of the list at the door while there is no connection.
export {dropDoorList, readDoorList} from './attendance/kept-door-list.ts'
export {loadOfflineDoor} from './attendance/load-offline-door.ts'
