-- A session is named by its id, which stays when its token is exchanged.
DROP TRIGGER sessions_notify ON sessions;
--> statement-breakpoint
-- Ends the streams of a session that is gone; never leaves the server.
CREATE TRIGGER sessions_notify AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION notify_change('sessions', 'id', '');
