// Evaluates React apart from the app, which would make one long task together.
import 'react-dom/client';
