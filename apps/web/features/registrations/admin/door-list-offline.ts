// The gate of the admin area needs these of the door list without a connection.
export {dropDoorList, readDoorList} from './attendance/kept-door-list.ts'
export {loadOfflineDoor} from './attendance/load-offline-door.ts'
